import type { Family } from '../../rule.ts'
import { rx, test } from '../../rule.ts'
import { endingOther, few, many, some } from './parts.ts'

const better = '(?:better off|happier|happy|easier|lighter|relieved|better|freer|best off|fine|a better place|so much better|thankful|at ease|richer)'
const without =
  '(?:without me|if i (?:was |were |am |just |had |never |simply ){0,3}(?:gone|dead|not here|died|die|disappeared|disappear|vanished|wasnt (?:here|around|born|in it|about)|werent (?:here|around|in it|born|about)|existed|not around|killed|jumped|drove|left this|ended|been born|no longer)|with me (?:gone|dead|out of))'

/** Others would be better off. */
export const burden: Family = {
  sort: 'self-harm',
  name: 'burden',
  script: 'latin',
  rules: [
    {
      id: 'better-without',
      pattern: rx` (?:everyone|everybody|family|kids|children|parents|they|theyd|people|world|friends|husband|wife|mother|mum|mom|dad|father|daughter|son|all|anyone|partner|others|household|mum and dad|planet|siblings|folks|love|place|loved ones|boyfriend|girlfriend) (?:[a-z0-9]{1,24} ){0,5}${better} (?:[a-z0-9]{1,24} ){0,2}${without}(?= )`,
      unless: test` (?:team|company|band|department|class|project|breakup|broke up|divorce|as (?:lead|manager|boss|captain)|at the party)(?= )`,
    },
    {
      id: 'if-gone-better',
      pattern: rx` if i (?:was |were |just |had |simply ){0,2}(?:gone|dead|died|disappeared|vanished|not here|wasnt here|werent here) ${some}${better}(?= )`,
    },
    {
      id: 'burden',
      pattern: rx` (?:burden|waste of (?:space|oxygen|air)|dead weight|drain on (?:everyone|them|my family)|mistake) ${many}(?:die|dead|gone|end|disappear|without me|better off|go on|live|alive|over)(?= )`,
    },
    {
      id: 'not-about',
      pattern: rx` if i (?:wasnt|werent|were not|was not) (?:about|around|here) (?:, )?(?:permanently|for good|anymore|any longer|at all)(?= )`,
      unless: test` (?:office|company|team|manager)(?= )`,
    },
  ],
}

const accident = test` (?:accidentally|accident|knife while|cooking|cook|kitchen|saw|ladder|gym|football|soccer|rugby|shaving|paper|playing|skiing|ski|running|lifting|work|falling|fell|bike|hiking|training|yoga|dance|match|oven|stove|hair|fringe|carbs|coffee|sugar|calories|off|some slack|a slice|a break|back on|class|deal|garden|glass|my finger|my thumb|stitches|sunburn|candle|fat)(?= )`

/** Hurting oneself, now or again. */
export const injury: Family = {
  sort: 'self-harm',
  name: 'injury',
  script: 'latin',
  rules: [
    {
      id: 'named',
      pattern: rx` self (?:harm|harming|harmed|harms|injury|injuring|injure|mutilation|mutilate|hurt)(?= )`,
      unless: test` (?:train|teach|teachers|pupils|students|clients|patients|therapist|counsellor|counselor|nurse|prevention|module|training|awareness|policy|essay|thesis|course|charity)(?= )`,
    },
    {
      id: 'hurt-self',
      pattern: rx` (?:hurt|hurting|harm|harming|harmed|cut|cutting|burn|burning|burned|scratch|scratching|punish|punishing|hit|hitting|injure|injuring|starve|starving|bite|biting|punch|punching|stab|stabbing|bruise|bruising) (?:my ?self)(?= )`,
      unless: accident,
    },
    {
      id: 'own-body',
      pattern: rx` (?:cut|cutting|cuts|burn|burning|burned|slice|slicing|carve|carving|scratch|scratching|scar|stab|stabbing) (?:up |into |open )?(?:my|on my|lines in my|both my) (?:own )?(?:arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|forearm|forearms|stomach|hips)(?= )`,
      unless: accident,
    },
    {
      id: 'again',
      pattern: rx` (?:started|start|starting|been|back to|keep|stop|stopped|cant stop|urge to|relapsed|relapse|relapsing|went back to|clean from|i was|months of|addicted to) (?:[a-z0-9,]{1,24} ){0,3}(?:cutting|cut|burning|self harming|harming|sh)(?= (?:again|,|\.|$|and|because|every|last|to|when|before|in secret))`,
      unless: test` (?:back on|sugar|carbs|calories|hair|weight|caffeine|gas|costs|corners|edge|onions|down|fat|rates|grass|wood|candles|incense|cd|ties)(?= )`,
    },
    {
      id: 'tool',
      pattern: rx` (?:razor|razors|blade|blades|lighter|knife) ${some}(?:my (?:skin|wrist|wrists|arm|arms|thigh|thighs|leg)|myself|again)(?= )`,
      unless: accident,
    },
    {
      id: 'head',
      pattern: rx` (?:bang|banging|hit|hitting|smash|smashing|slam|slamming|beat|beating) my (?:own )?head ${some}(?:wall|floor|door|table|desk) ${some}(?:bleed|bleeds|bleeding|until|till|stop|purpose|again|every)(?= )`,
      unless: test` (?:feels? like|like banging|bug|code|spreadsheet|maths?|homework)(?= )`,
    },
    {
      id: 'slang',
      pattern: rx` sh (?:relapse|relapsed|urges?|scars?|clean|again)(?= )| (?:relapse|relapsed|clean|urges) (?:[a-z0-9]{1,24} ){0,3}(?:sh|cutting)(?= )`,
    },
    {
      id: 'hidden',
      pattern: rx` (?:found|saw|hide|hiding|noticed|cover|covering|see|sees|asked about) my (?:cuts|scars|arms|wrists|cutting)(?= )`,
      unless: test` (?:acne|surgery|section|operation|burn|accident|tattoo|budget|stretch)(?= )`,
    },
    {
      id: 'cut-again',
      pattern: rx` i (?:cut|burned|burnt) again(?= (?:,|\.|$|last|tonight|today|and|yesterday|this))`,
      unless: test` (?:deck|cards|hair|cake|grass|wood|pack)(?= )`,
    },
  ],
}

/** Death and suicide asked for as a reading. */
export const question: Family = {
  sort: 'self-harm',
  name: 'question',
  script: 'latin',
  rules: [
    {
      id: 'live-or-die',
      pattern: rx` (?:should|do|can|may|must|why|could|am|would|shall) (?:[a-z0-9]{1,24} ){0,2}i (?:[a-z0-9]{1,24} ){0,3}(?:die|stay alive|keep living|go on living|be alive|live or|bother living|keep existing|exist|still alive|supposed to live|have to live|keep myself alive|alive)(?= )`,
      unless: test` (?:when|how old|where|what age|at what|alone|exam|before i die|rich|long) (?:[a-z0-9]{1,24} ){0,4}|(?:of embarrassment|laughing)`,
    },
    {
      id: 'finally-die',
      pattern: rx` when (?:can|do|may|will) i (?:finally |get to |just |at last |be allowed to ){1,3}(?:die|go|rest|leave)(?= (?:,|\.|$|this|in peace|for good))`,
      unless: test` (?:home|holiday|job|vacation|abroad)(?= )`,
    },
    {
      id: 'those-who',
      pattern: rx` (?:people|someone|those|souls|souls|person|anyone|somebody|one|soul) (?:who|that|if they|when they) (?:kill|kills|end|ends|take|takes|took|ended|killed|die by|leave by|chose to) (?:their own|themselves|themself|their|his|her|by|to|own) ?${few}(?:,|\.|$|life|hand|lives|find|go|get|rest|hell|heaven|reborn|peace|leave|die)`,
      unless: test` (?:prevent|help|support|research|study|charity|families of)(?= )`,
    },
    {
      id: 'hurt-less',
      pattern: rx` (?:hurt|hurts|pain|painful|easier|quieter|better|peaceful) (?:less |more )?(?:[a-z0-9]{1,24} ){0,3}(?:if i (?:was|were) dead|to be dead|when (?:im|i am|youre) dead|being dead|to die|to just die|dying)(?= )| (?:does|will|would) (?:it|dying|death) hurt(?= (?:to die|,|\.|$|if i))`,
      unless: test` (?:her|him|them|tattoo|tooth|operation|surgery|dad|mum|mom|grandma|dog|cat)(?= )`,
    },
    {
      id: 'allowed',
      pattern: rx` (?:sin|wrong|selfish|bad|ok|okay|weak|cowardly|so bad|such a crime) (?:for me )?(?:to|if i|that i) (?:[a-z0-9]{1,24} ){0,4}(?:die|kill myself|end it|not (?:exist|be alive)|end my (?:own )?(?:life|suffering|pain|misery)|take my (?:own )?life|stop living|stopped living|stopped existing|be dead|be gone)(?= )`,
      unless: test` end it with`,
    },
    {
      id: 'does-it-hurt',
      pattern: rx` (?:does|will|would|much does|do) (?:it|dying|death|drowning|hanging|jumping|falling|an overdose|bleeding out|suffocating|freezing|freezing to death) hurt(?= )`,
      unless: test` (?:her|him|them|tattoo|tooth|operation|surgery|dad|mum|mom|grandma|dog|cat|vaccine|piercing|wax|my chances|my career|if i get|to (?:ask|try))(?= )`,
    },
  ],
}

const person =
  '(?:he|she|they|hes|shes|theyre|shell|hell|theyll|friend|brother|sister|son|daughter|mother|mum|mom|father|dad|roommate|flatmate|wife|husband|boyfriend|girlfriend|gf|bf|partner|ex|cousin|colleague|neighbour|neighbor|classmate|somebody|someone|bestie|mate|kid|child|teen|guy|girl|uncle|aunt|student|nephew|niece)'

/** Another person at acute risk now. */
export const others: Family = {
  sort: 'self-harm',
  name: 'other-at-risk',
  script: 'latin',
  rules: [
    {
      id: 'threat',
      pattern: rx` ${person} (?:[a-z0-9,]{1,24} ){0,12}(?:wants to|want to|going to|about to|will|threatening to|threatens to|threatened to|says|said|texted|keeps saying|talking about|might|gonna|planning to|trying to|tried to|just tried to|wanting to|thinking of|plans to) ${few}(?:${endingOther}|die|be dead|not be alive)(?= )`,
      unless: test` die (?:without|for|of|laughing)|(?:19|20)[0-9][0-9]|(?:embarrassment|laughing|to know|ship|queue|in (?:the|my) (?:film|novel|book|story))(?= )`,
    },
    {
      id: 'dead-by',
      pattern: rx` (?:shell|hell|theyll|she will|he will|they will|ill|i will|be) (?:be )?(?:dead|gone) by (?:morning|tonight|tomorrow|midnight|dawn|the time|sunrise|monday|sunday|the weekend)(?= )`,
    },
    {
      id: 'place',
      pattern: rx` (?:is|was seen|standing|sitting|hes|shes|theyre|climbed|on|up) ${few}(?:on|onto|at) (?:the|a) (?:edge of |side of )?(?:[a-z0-9]{1,24} )?(?:roof|ledge|bridge|balcony|rooftop|rails|tracks) ${many}(?:jump|wont come down|end|die|goodbye|crying|kill)(?= )`,
    },
    {
      id: 'took',
      pattern: rx` ${person} (?:has |have |just |already |may have |might have ){0,3}(?:swallowed|took|taken|overdosed|cut (?:her|his|their) wrists?) ${many}(?:pills|bottle|tablets|overdose|overdosed|meds|what do i|help|wrists?|wrist)(?= )`,
      unless: test` (?:19|20)[0-9][0-9]|prescribed|vitamins|for (?:his|her) (?:headache|back|cold)`,
    },
    {
      id: 'note',
      pattern: rx` (?:found|sent|left|posted|wrote|texted) ${few}(?:a |her |his |their )?(?:suicide|goodbye|farewell) (?:note|letter|message|text|post|video)(?= )`,
      unless: test` (?:19|20)[0-9][0-9]|(?:novel|film|museum)(?= )`,
    },
    {
      id: 'self',
      pattern: rx` (?:kill|killing|hurting|harming|cutting|end|ending|hang|unalive) (?:himself|herself|themselves|themself|him self|her self)(?= )`,
      unless: test` (?:film|novel|book|movie|villain|character|hero|story|play|opera|thriller|laughing|to finish|over this|at the gym|(?:19|20)[0-9][0-9])(?= |$)`,
    },
    {
      id: 'locked',
      pattern: rx` locked (?:him|her|them)sel(?:f|ves) (?:in|inside) ${many}(?:pills|knife|gun|razor|blade|rope|wont|not answering|doesnt answer|isnt answering|screaming|die|dead|suicide)(?= )`,
      unless: test` (?:toddler|cat|dog|keys)(?= )`,
    },
    {
      id: 'gone-by',
      pattern: rx` by (?:morning|tonight|tomorrow|midnight|dawn|sunrise|monday|sunday|friday|then|the weekend) (?:ill|i will|im|shell|hell|theyll|she will|he will) (?:be )?(?:dead|gone|no more)(?= )`,
      unless: test` (?:city|office|company|holiday|flight|train)(?= )`,
    },
  ],
}
