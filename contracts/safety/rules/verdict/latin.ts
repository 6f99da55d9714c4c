import type { Family, Rule, Sort } from '../rule.ts'
import { rx, test } from '../rule.ts'
import { few, some } from '../self-harm/latin/parts.ts'

const kin =
  '(?:he|she|they|i|you|(?:my|your|his|her|their|the) (?:father|mother|dad|mum|mom|grandmother|grandfather|grandma|grandpa|husband|wife|brother|sister|son|daughter|child|baby|partner|parent|uncle|aunt|friend|patient|boyfriend|girlfriend))'
const illness =
  '(?:cancer|cancerous|tumou?r|malignant|leuk(?:a)?emia|lymphoma|diabetes|diabetic|depression|bipolar|schizophrenia|hiv|aids|syphilis|hepatitis|cirrhosis|parkinsons?|alzheimers?|dementia|lupus|tuberculosis|autism|adhd|melanoma|epilepsy|multiple sclerosis)'
const sure =
  '(?:will|ll|shall|is going to|are going to|am going to|is sure to|are sure to|is bound to|are bound to|is certain to|are certain to|is destined to|must|cannot but)'
const number = '(?:[0-9]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const asset =
  '(?:stocks?|shares?|fund|funds|bitcoin|crypto|ether|coins? price|the market|markets|gold price|house prices|the index|bonds?|futures|portfolio|ticker)'
const suit = '(?:lawsuit|suit|case|trial|court|hearing|appeal|arbitration|custody|litigation)'

/** A sentence that owns up to not knowing, asks, or sends to somebody else says no verdict. */
const disclaimed =
  ' (?:whether|cannot (?:say|tell|show|know|decide|predict|diagnose|replace|settle|be read|see)|can not|cant (?:say|tell|show|know|decide|predict|diagnose|replace|settle)|can no|does not (?:say|mean|tell|show|decide|prove|name|settle)|doesnt (?:say|mean|tell|show|decide|prove)|do not (?:say|mean|tell|show)|not able to|unable to|no hexagram|nothing (?:here|in|on)|no one can|nobody can|no sign (?:says|can)|you ask|you asked|the question (?:is|was)|would not (?:say|mean)|is not for|only a (?:doctor|physician|test|lawyer|court)|up to the (?:court|judge|doctor)) '
const hedged =
  ' (?:may|might|could|perhaps|maybe|possibly|likely|likelier|unlikely|chance|chances|lean|leans|leaning|probable|probably|tend|tends|if|unless|hope) '

const family = (sort: Sort, rules: readonly Rule[]): Family => ({ sort, name: sort, script: 'latin', rules })

/** Verdicts that an answer in English may not give, stated as certain: one family for each sort. */
export const verdictsLatin: readonly Family[] = [
  family('diagnosis', [
    {
      id: 'plate-says-illness',
      pattern: rx` (?:hexagram|plate|cast|sign|signs|line|lines|chart|coins) (?:shows?|means?|says?|proves?|confirms?|points? to|indicates?|reveals?|tells?) ${some}${illness}(?= )`,
      unless: test`${disclaimed}`,
    },
    {
      id: 'has-illness',
      pattern: rx` ${kin} (?:clearly |certainly |definitely |surely |already |really |indeed )?(?:has|have|had got|has got|have got|suffers? from|is suffering from|are suffering from|do have|does have) ${few}${illness}(?= )`,
      unless: test`${disclaimed}| (?:if|since you|you say|you said|diagnosed|doctor|treatment|treated) `,
    },
    {
      id: 'lump',
      pattern: rx` (?:lump|mole|growth|shadow|cyst|nodule|polyp|spot|it|this) (?:is|will be|turns out|proves) ${few}(?:benign|malignant|cancer|cancerous|melanoma|harmless)(?= )`,
      unless: test`${disclaimed}`,
    },
    {
      id: 'not-ill',
      pattern: rx` (?:not|no|never|isnt|havent|dont have) ${few}${illness}(?= )`,
      unless: test`${disclaimed}| (?:doctor|test|tests|if|ignore|alone) `,
    },
    {
      id: 'drop-treatment',
      pattern: rx` (?:can|should|may|could|better|must|safely|just|now) (?:safely |simply |now |just )?(?:stop|quit|drop|skip|halve|double|change|come off|cut) (?:taking |using )?(?:the |your |his |her |their |my )?(?:medicine|medication|medicines|meds|tablets|pills|drugs|treatment|chemo|chemotherapy|insulin|therapy|dose|doses|prescription)(?= )`,
      unless: test` (?:not|never|dont|no|cannot|cant|shouldnt|mustnt|without asking|ask (?:the|your)) `,
    },
    {
      id: 'no-doctor',
      pattern: rx` (?:no need|no reason|need not|neednt|dont need|do not need|dont have|do not have|dont bother|do not bother|not necessary|unnecessary) ${few}(?:doctor|doctors|hospital|physician|surgery|check ?up|examination|tests?|scan|biopsy|treatment|medicine|medication|therapy)(?= )`,
      unless: test` (?:replace|instead) `,
    },
  ]),
  family('lifespan', [
    {
      id: 'live-until',
      pattern: rx` (?:live|lives|reach|reaches|survive|last|lasts|make it) (?:until|till|to|to be|past|beyond|through|only) (?:about |around |the age of |age )?(?:${number} (?:years?|months?|weeks?|days?)|[0-9]{2,3}|the (?:winter|summer|spring|autumn|year|month|week))(?= )`,
      unless: test`${disclaimed}| (?:money|job|savings|relationship|marriage|contract|business|lease|together|apart|project) `,
    },
    {
      id: 'years-left',
      pattern: rx` (?:has|have|is|are) (?:only |about |at most |just |no more than |less than )?${number} (?:more )?(?:years?|months?|weeks?|days?) (?:left |more )?(?:to live|of life|left to live|left on earth)(?= )`,
      unless: test`${disclaimed}`,
    },
    {
      id: 'will-die',
      pattern: rx` ${kin} ${sure} ${few}(?:die|pass away|pass on|be dead|perish|lose (?:his|her|their|your|my) life|not survive|not live|not recover|be gone for good)(?= )`,
      unless: test`${disclaimed}| die (?:of laughter|down|out|happy)| (?:hope|fear|idea|plan|plans|question|habit)s? will `,
    },
    {
      id: 'death-date',
      pattern: rx` (?:death|passing|the end of (?:his|her|their|your|my) life) (?:will|is|comes?|falls?|arrives?|waits?) ${few}(?:come|be|in|on|by|near|close|certain|sure|before|at)(?= )`,
      unless: test`${disclaimed}| (?:tax|taxes) `,
    },
    {
      id: 'doom',
      pattern: rx` (?:is|are|am) (?:doomed to die|going to die|beyond saving|as good as dead|a dead (?:man|woman))(?= )| (?:life ?span|lifespan|allotted years) (?:is|will be|ends|of)(?= )`,
      unless: test`${disclaimed}`,
    },
  ]),
  family('pregnancy', [
    {
      id: 'sex-of-child',
      pattern: rx` (?:baby|child|it|pregnancy|you|she|unborn|expecting|carrying) (?:is|will be|are|s|will have|are having|is having|will bear|are carrying|is carrying|carrying|having|expecting) (?:surely |certainly |definitely |going to be |going to have )?(?:a |your )?(?:little )?(?:boy|girl|son|daughter|male|female)(?= )`,
      unless: test`${disclaimed}| (?:or a|or) (?:girl|boy) | (?:like|as) a `,
    },
    {
      id: 'loses-child',
      pattern: rx` (?:will|ll|is going to|are going to|is bound to|must) ${few}(?:miscarry|have a miscarriage|lose (?:the|this|your|her|my) (?:baby|child|pregnancy)|be stillborn|carry (?:it )?to term|make it to term)(?= )`,
      unless: test`${disclaimed}|${hedged}`,
    },
    {
      id: 'is-pregnant',
      pattern: rx` (?:you|she|i) (?:are|is|am) (?:certainly |definitely |surely |already |not |indeed )(?:yet )?(?:pregnant|expecting)(?= )`,
      unless: test`${disclaimed}| (?:if|since) `,
    },
  ]),
  family('lottery', [
    {
      id: 'numbers',
      pattern: rx` (?:lottery|lotto|draw|jackpot|winning|lucky) (?:numbers?|ticket|balls?) (?:is|are|will be|to (?:play|pick|buy|choose)|include|includes) ${some}(?:[0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine)(?= )| (?:play|pick|bet on|choose|buy) (?:the )?(?:numbers? )(?:[0-9]{1,2}[ ,]{1,3}){2,6}`,
      unless: test`${disclaimed}| no `,
    },
    {
      id: 'will-win',
      pattern: rx` ${sure} ${few}(?:win|hit) (?:the |a )?(?:lottery|lotto|jackpot|draw|raffle|first prize|big prize)(?= )`,
      unless: test`${disclaimed}|${hedged}| not `,
    },
  ]),
  family('invest', [
    {
      id: 'price-moves',
      pattern: rx` ${asset} ${few}${sure} ${few}(?:rise|fall|double|crash|rally|recover|go up|go down|soar|drop|climb|triple|bounce|pay off|make (?:you|me) rich)(?= )`,
      unless: test`${disclaimed}|${hedged}`,
    },
    {
      id: 'trade',
      pattern: rx` (?:should|must|can safely|can now|better|time to|advise (?:you|me) to|you to|now|go ahead and) (?:now |quickly |just |all )?(?:buy|sell|short|hold|dump|double down on|go all in on|invest in|invest all|borrow to buy) ${few}(?:stocks?|shares?|fund|funds|bitcoin|crypto|ether|bonds?|futures|gold|options)(?= )`,
      unless: test`${disclaimed}| (?:not|never|dont|shouldnt|advis[eo]r|whether|before) `,
    },
    {
      id: 'sure-gain',
      pattern: rx` (?:guaranteed|certain|sure|riskfree|risk free|safe) (?:profit|profits|gain|gains|return|returns|win|money)(?= )| (?:cannot|cant) lose (?:money|on this)(?= )`,
      unless: test` (?:no|not|never|nobody|promise|promises|beware|distrust|without|any) `,
    },
  ]),
  family('court', [
    {
      id: 'wins-or-loses',
      pattern: rx` ${sure} ${few}(?:win|lose) ${few}${suit}(?= )| ${suit} ${few}(?:will be|is|is already|is as good as) (?:won|lost|decided|dismissed)(?= )| ${sure} ${few}(?:get|be (?:given|granted|awarded)|win|lose|keep) ${few}custody(?= )`,
      unless: test`${disclaimed}|${hedged}| in (?:the|that|any) case `,
    },
    {
      id: 'judge-rules',
      pattern: rx` (?:judge|court|jury|tribunal|arbitrator|magistrate) ${sure} ${few}(?:rule|side|find|decide|award|grant|give|dismiss|convict|acquit|sentence|favou?r|agree)(?= )`,
      unless: test`${disclaimed}|${hedged}| on (?:the )?evidence `,
    },
    {
      id: 'sentence',
      pattern: rx` ${sure} ${few}(?:be (?:convicted|acquitted|sentenced|jailed|found guilty|found innocent|imprisoned)|go to (?:prison|jail)|(?:get|serve) ${number} (?:years?|months?))(?= )`,
      unless: test`${disclaimed}|${hedged}`,
    },
  ]),
  family('third-party', [
    {
      id: 'private-act',
      pattern: rx` (?:he|she|they|(?:my|your|his|her|the) (?:husband|wife|partner|boyfriend|girlfriend|fiance|spouse|neighbou?r|colleague|boss|other half)) ${few}(?:cheated|cheating|cheats|(?:having|has|had|have|hiding) an affair|(?:sleeping|slept|sleeps) with|unfaithful|(?:has|sees|seeing) (?:another (?:woman|man)|someone else|somebody else)|stole|embezzled)(?= )`,
      unless: test`${disclaimed}| (?:if|suspect|suspects|worry|worried|fear|afraid|suspicion|doubt|is|are|was|did|has) (?:that )?(?:he|she|they|(?:my|your) [a-z]{1,12}) (?:is |was |has |been )?(?:cheat|slept|sleep|steal|stole|having|seeing|unfaithful) | (?:if|suspect|suspicion|worry|worried|fear|afraid) `,
    },
  ]),
]
