import type { Family } from '../../rule.ts'
import { rx, test } from '../../rule.ts'
import { filler, few, many, some } from './parts.ts'

const negative = '(?:dont|do not|didnt|never|wont|not|cant|no longer|hate|tired of|without|stop|stopped|rather not|isnt|doesnt)'
const place = test` (?:job|office|company|city|town|country|house|flat|team|school|marriage|apartment|village|party|workplace|meeting|uni|dorm|london|paris|home|work|department|firm|shop|state)(?= )`

/** Not wanting to live, wake or exist; a wish to be taken by chance. */
export const passive: Family = {
  sort: 'self-harm',
  name: 'passive',
  script: 'latin',
  rules: [
    {
      id: 'not-wake',
      pattern: rx` (?:wont|dont|not|never|didnt|wouldnt|without|hope i dont|stop|didn) (?:[a-z0-9]{1,24} ){0,4}(?:wake|waking|woke) ?(?:up)?(?= )`,
      unless: test` (?:alarm|baby|kids|neighbours|neighbors|him|her|them|early|dog|late|up at|up before|before|on time|in time|rested|refreshed|tired|feeling|groggy|without|properly|naturally)(?= )`,
    },
    {
      id: 'sleep-forever',
      pattern: rx` (?:sleep|asleep|rest|slumber|close my eyes) (?:[a-z0-9]{1,24} ){0,2}(?:forever|and (?:never|not)|for good|for ever|for eternity|permanently)(?= )| (?:eternal|final|everlasting) (?:rest|sleep|peace)(?= )| never (?:have to )?(?:wake|get) up again(?= )| (?:dont|not) (?:[a-z0-9]{1,24} ){0,4}(?:see|make it to|reach|live to see|face) (?:the |another |a |my next )?(?:morning|tomorrow|sunrise|dawn|day|birthday|thirty|christmas|new year)(?= )`,
      unless: test` (?:he|she|dad|mum|mom|grandma|grandpa|father|mother) (?:[a-z0-9]{1,24} ){0,4}rest|see (?:the|another) day (?:without|when)`,
    },
    {
      id: 'not-alive',
      pattern: rx` ${negative} (?:[a-z0-9]{1,24} ){0,4}(?:be|being|stay|staying|keep being|feel like being|remain) alive(?= )| (?:tired|sick|done|exhausted|over|weary|fed up|bored|hate|hated|hating|regret) (?:of |with |from )?(?:just |even )?(?:being alive|living|life itself|existing|existence|breathing|life)(?= (?:,|\.|$|and|i|so|but|anymore|now|is|already|every|at|the|to|tonight|honestly|itself|please|because|tbh|when|die))`,
      unless: test` (?:hate|bored|tired|sick|done|fed up) (?:of |with )?(?:my )?life (?:in|with|at|coach)|done with living room`,
    },
    {
      id: 'not-live',
      pattern: rx` (?:dont|do not|didnt|cant|no longer|never|stopped|not|wont) (?:[a-z0-9]{1,24} ){0,3}(?:want|wanna|wish|care|need|deserve|deserving|bear|going|plan|able|know how|keep|go) (?:to )?(?:on )?(?:[a-z0-9]{1,24} ){0,2}(?:live|living|exist|existing|go on living|continue living|carry on living)(?= (?:,|\.|$|anymore|any|like this|this life|with this pain|in this world|on|another|and|i|if|past|to see|so|either|no more|at all|but|tbh|through|after))`,
    },
    {
      id: 'live-like-this',
      pattern: rx` cant (?:[a-z0-9]{1,24} ){0,2}(?:live|keep living|go on living|keep being alive|exist)(?: like this| anymore| with (?:myself|this)| any longer)(?= )`,
      unless: test` (?:with (?:him|her|them|my)|without|house|flat|rent|noise|roommate|landlord|city)(?= )`,
    },
    {
      id: 'not-here',
      pattern: rx` (?:dont|do not|didnt|never|wish i (?:wasnt|werent)|not|wasnt|no longer) (?:[a-z0-9]{1,24} ){0,2}(?:want|wanna|meant|supposed|going|here|wish|deserve)?(?: to)? ?(?:be )?here (?:anymore|any longer|any more|at all|on this earth|on earth|tomorrow|much longer|no more)(?= )| (?:be|live|living|stay|remain) (?:here )?(?:on|in) (?:this|the) (?:earth|planet|world)(?: anymore| any longer| any more)(?= )`,
      unless: place,
      unlessAnywhere: test` (?:job|office|company|new city|lease|landlord|boss|career)(?= )`,
    },
    {
      id: 'not-exist',
      pattern: rx` (?:stop|stopped|stopping|cease|ceased|quit|not|never|dont|didnt|wasnt|without|no longer|hadnt|had never) (?:[a-z0-9]{1,24} ){0,4}(?:exist|existing|existed|existent)(?= )`,
      unless: test` (?:problem|problems|ghosts?|bug|love|god|it|he|she|they|that|luck) (?:[a-z0-9]{1,24} ){0,2}(?:doesnt|dont|didnt|not|never|stopped) `,
    },
    {
      id: 'never-born',
      pattern: rx` (?:never|not|wasnt|werent|hadnt|shouldnt|regret|wish) (?:[a-z0-9]{1,24} ){0,4}(?:been |being |was )?born(?= (?:,|\.|$|at all|and|in the first|i|into this|so|because|tbh|in first|to))`,
      unless: test` (?:baby|born in (?:london|a)|time i was|hour|midnight|rich|hospital)(?= )`,
    },
    {
      id: 'wish-dead',
      pattern: rx` (?:wish|wished|wishing|if only|better off|better if|rather be|prefer to be|want to be|easier if|be better) ${filler}(?:i )?(?:was |were |am )?(?:dead|gone for good|gone forever|never here)(?= )| (?:im|i am|id be|i would be|am i|am) better off dead(?= )`,
      unless: test` (?:he|she|they|him|boss|ex) (?:was|were) dead`,
    },
    {
      id: 'taken',
      pattern: rx` (?:hope|hoping|wish|wishing|wouldnt mind|wouldnt care|dont mind|if only|relief|pray|praying|fantasise about|fantasize about|daydream|dreaming|secretly|kind of want|would be (?:fine|nice|ok|a relief)) ${many}(?:truck|car|bus|train|plane|lorry|lightning|meteor|asteroid|cancer|crash|accident|diagnosis|terminal|illness|heart attack|stroke|aneurysm) ?${few}(?:hit|hits|hitting|kill|kills|take|takes|took|me|goes|down|crash|crashes|strikes|happens|diagnosis|would|myself|stops|give|gives|finish|and|,|\.|$)`,
      unless: test` (?:get|got|a|new|buy|miss|catch|on time|comes|late|ticket|recover|recovers|remission|he|she|his|her|their|dads|mums|moms) (?:[a-z0-9]{1,24} ){0,1}(?:car|train|plane|bus|diagnosis)(?= (?:arrive|comes|on|soon|ticket|for)) | for (?:my|his|her) (?:dad|mum|mom|father|mother|son)|survive|(?:dont|never|not) (?:[a-z0-9]{1,24} ){0,2}(?:crash|accident)`,
    },
    {
      id: 'if-hit',
      pattern: rx` if ${few}(?:truck|car|bus|train|lorry|plane) ${few}(?:hit|hits|ran over|runs over|killed|kills|took|takes|crashed|crash|goes down|went down) ${some}(?:wouldnt|not|dont|be|fine|ok|nice|relief|care|mind)(?= )`,
    },
    {
      id: 'relief-to-die',
      pattern: rx` (?:relief|relieved|nice|glad|happy|grateful|lucky|blessing|comfort) ${few}(?:to|if|it|i) ${few}(?:get|got|getting|had|have|be) ${few}(?:terminal|cancer|incurable|fatal)(?= )`,
    },
    {
      id: 'disappear',
      pattern: rx` (?:want|wanna|wish|hope|need|ready|could|going|just|better|love|if i|let me|would) ${filler}(?:disappear|vanish|fade away|evaporate|cease|be gone|be no more|dissolve)(?: (?:[a-z0-9]{1,24} ){0,2}(?:forever|for good|completely|permanently|from (?:this|the) (?:world|earth|planet)|into nothing|from existence|altogether|entirely))(?= )`,
      unless: test` (?:debt|debts|problem|problems|pimples|weight|he|she|ex|spots|stain)(?= )`,
    },
    {
      id: 'no-reason',
      pattern: rx` (?:no|any|one|a|another|not|what|without|single|good|see|give me|find|nothing) (?:[a-z0-9]{1,24} ){0,3}(?:reason|reasons|point|purpose|will|desire|motivation|worth) (?:left )?(?:[a-z0-9]{1,24} ){0,3}(?:to|in|for|of|worth) (?:me )?(?:to )?(?:[a-z0-9]{1,24} ){0,2}(?:live|living|stay alive|stay here|be alive|being alive|going on|go on|keep living|exist|existing|be here|stay in this world|carry on|wake up|keep going)(?= (?:,|\.|$|anymore|any|for|left|i|in my|and|another|if|at all|like|is|here|then|now|,))`,
      unless: test` (?:in (?:this|that|the) (?:city|town|job|house|flat|country)|with (?:him|her|them)|marriage|relationship|project|at this company)(?= )`,
    },
    {
      id: 'nothing-to-live',
      pattern: rx` (?:nothing|anything|not much|no one|nobody) (?:left )?(?:(?:for me )?)(?:to live for|worth living for|keeping me (?:here|alive)|left on this ride|left for me (?:here|in this (?:world|life)))(?= )| lost the will to (?:live|go on)(?= )|(?:given|giving|give) up on (?:life|living|being alive)(?= )`,
      unless: test` (?:this (?:queue|meeting|lecture|commute)|traffic|spreadsheet)(?= )`,
    },
    {
      id: 'worth-living',
      pattern: rx` (?:life|it|living|this) (?:is |still |even |really |isnt |not |no longer |never ){0,4}(?:worth) (?:living|it to live|going on|it anymore to live|staying (?:for|alive))(?= )| (?:worth|point|use) (?:of |in )?(?:living|being alive|staying alive|me living|going on living)(?= )`,
      unless: test` (?:in (?:london|this city)|makes life worth|make life worth|made life worth|near|with (?:him|her))`,
    },
    {
      id: 'take-me',
      pattern: rx` (?:beg|begging|pray|praying|prayed|wish|wishing|hope|hoping|please|ask|asking|let|want|begged) ${few}(?:god|universe|death|lord|someone|heaven|allah|jesus|stars|reaper|something|he|she|it|him|her) ${few}(?:take|takes|kill|collect|finish|call|strike) me(?= (?:,|\.|$|away|already|now|in my sleep|down|out of (?:this|here)|too|soon|instead))`,
      unless: test` (?:out to|seriously|to (?:the|a)|back|on a|under|dinner|dancing|as i am) `,
    },
    { id: 'stop-being', pattern: rx` (?:stop|cease|quit) being(?= (?:,|\.|$|at all|altogether|alive|here|anymore))` },
    {
      id: 'not-planning',
      pattern: rx` (?:dont|not|never|didnt|wont) (?:plan|planning|intend|intending|expect|expecting|want|see myself) (?:on |to )?(?:being|be|stay|staying|live|living) (?:around|alive|here long|here for long|that long|past|to see)(?= )`,
      unless: place,
    },
    {
      id: 'sleep-and-stay',
      pattern: rx` (?:fall asleep|sleep|lie down|drift off) (?:[a-z0-9]{1,24} ){0,6}(?:and|,) (?:just |simply )?(?:stay there|not get up|never|be gone|not come back|not wake|let go)(?= )`,
    },
    {
      id: 'heart-stops',
      pattern: rx` (?:hope|hoping|wish|wishing|pray|praying|if only|want|beg|begging|wait|waiting) ${many}my (?:heart|breathing|breath|body|lungs|brain) (?:[a-z0-9]{1,24} ){0,2}(?:stop|stops|stopped|stopping|gives out|fails|fail|shuts down|quits|gives up|give out)(?= )`,
      unless: test` (?:racing|hurting|aching|pounding|worrying|shaking)(?= )`,
    },
    {
      id: 'be-nowhere',
      pattern: rx` (?:dont|do not|didnt|never) (?:[a-z0-9]{1,24} ){0,2}(?:want|wanna|like) (?:to )?be (?:here|anywhere|in this body|me anymore)(?= (?:,|\.|$|or|and|on earth|at all|anymore))`,
      unless: place,
      unlessAnywhere: test` (?:job|office|company|new city|lease|landlord|boss|career|party|holiday)(?= )`,
    },
    {
      id: 'sorry-to-wake',
      pattern: rx` (?:disappointed|annoyed|sad|angry|upset|sorry|hate|hated|regret|gutted|devastated) (?:[a-z0-9]{1,24} ){0,3}(?:i|to|that i|when i|every time i) (?:just )?(?:woke|wake|waking|still|am still|be|survived|survive|didnt die|made it) ?(?:up|alive|here|breathing|through|the night)?(?= (?:,|\.|$|again|every|in the|this|and|at all|today))`,
      unless: test` (?:early|late|alarm|at (?:five|six|four|three))(?= )`,
    },
    {
      id: 'hope-not-survive',
      pattern: rx` (?:hope|hopes|hoping|wish|wishes|pray|praying|prefer) ${few}(?:i|to) (?:dont|wont|didnt|do not|never|not) (?:ever )?(?:survive|recover|wake|pull through|come round|live through|make it (?:through|out|to)|make it(?= (?:,|\.|$)))(?= )`,
      unless: test` (?:late|party|wedding|on time)(?= )`,
    },
    {
      id: 'not-get-up',
      pattern: rx` (?:dont|not|never|wont) (?:[a-z0-9]{1,24} ){0,2}(?:plan|planning|intend|intending|want|going|expect) (?:to |on )?(?:get|getting|wake|waking|come|coming) ?(?:up|back)(?= (?:,|\.|$|again|ever|from it|from this))`,
      unless: test` (?:early|gym|work|ex|him|her|company|city|town|here|bed before)(?= )`,
    },
    {
      id: 'life-to-end',
      pattern: rx` (?:want|wish|need|hope|like|wanted) (?:for )?(?:my life|it all|this life|everything|all of this|my existence|my story|my days) (?:to |would |could )?(?:just |finally )?(?:end|be over|stop|ends|finish|be done|be finished)(?= )`,
      unless: test` (?:with|exam|semester|project|lockdown)(?= )`,
    },
    {
      id: 'someone-end-me',
      exaggerates: true,
      pattern: rx` (?:wish|hope|want|please|need|pray|if only) ${few}(?:someone|somebody|anyone|a car|a bus|they) ${few}(?:shoot|kill|stab|hit|run over|strangle|end|murder|put) me(?= (?:,|\.|$|already|down|out of|tonight|so|please|and))`,
    },
    {
      id: 'last-time',
      pattern: rx` (?:last time i|never have to) (?:close my eyes|wake|wake up|breathe|fall asleep|see the (?:sun|sky|moon|morning)|open my eyes)(?= )`,
      unless: test` (?:early|alarm)(?= )`,
    },
    {
      id: 'sounds-restful',
      pattern: rx` (?:hit by|run over by|under|crushed by|struck by|dying|death|being dead|a coma|not waking up) (?:a |an |the )?(?:bus |train |truck |car |lorry |lightning )?(?:[a-z0-9]{1,24} ){0,2}(?:sounds?|seems?|would be|feels?|looks?) (?:[a-z0-9]{1,24} ){0,2}(?:nice|good|restful|fine|peaceful|great|better|easy|lovely|relief|ok|appealing|tempting)(?= )`,
      unless: test` (?:he|she|they|novel|film)(?= )`,
    },
    {
      id: 'should-be-me',
      pattern: rx` (?:why couldnt it (?:have been|be)|it should(?:ve| have) been|should have been|why wasnt it|wish it (?:was|were|had been)|why not) me(?= (?:,|\.|$|who died|instead|in (?:that|the)|that died|and))`,
      unless: test` (?:job|promotion|wedding|bride|award|chosen|picked|team|winner|married|his|prize)(?= )`,
    },
  ],
}
