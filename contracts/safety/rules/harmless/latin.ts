import { few, many, some } from '../self-harm/latin/parts.ts'

const kin =
  '(?:father|mother|dad|mum|mom|brother|sister|uncle|aunt|cousin|grandfather|grandmother|grandpa|grandma|gran|nan|granddad|grandad|son|daughter|husband|wife|friend|friends|partner|boyfriend|girlfriend|ex|fiance|fiancee|neighbour|neighbor|teacher|classmate|colleague|coworker|boss|roommate|flatmate|stepfather|stepmother|stepdad|stepmom|nephew|niece|bandmate|mentor|he|she|who|they|guy|man|woman|someone|somebody|bestie|mate|godfather|godmother|landlord|student|patient|client)'
const figure =
  '(?:king|queen|emperor|poet|writer|author|painter|artist|singer|actor|actress|philosopher|composer|general|hero|heroine|villain|protagonist|character|characters|novel|novelist|hamlet|ophelia|romeo|juliet|cleopatra|van gogh|hemingway|plath|woolf|cobain|hitler|nero|seneca|socrates|antony|brutus|dido|lucretia|mishima|turing|monroe|captain|samurai|empress|president|celebrity|rockstar|robin williams|bennington|bourdain|avicii|zweig|mayakovsky|werther|karenina|bovary|judas|samson|hannibal|cato|goebbels|himmler|eva braun|kurt|virginia|sylvia|ernest)'
const pastEnd =
  '(?:died by (?:suicide|his own hand|her own hand)|(?:committed|attempted|completed) suicide|killed (?:him|her|them)sel(?:f|ves)|took (?:his|her|their)(?: own)? li(?:fe|ves)|taken (?:his|her|their)(?: own)? li(?:fe|ves)|ended (?:his|her|their)(?: own)? li(?:fe|ves)|hanged (?:him|her|them)self|hung (?:him|her|them)self|shot (?:him|her|them)self|drowned (?:him|her|them)self|(?:jumped|threw (?:him|her|them)self) (?:off|from|in front)|overdosed|took an overdose|suicide|take (?:his|her|their)(?: own)? li(?:fe|ves))'

/**
 * Phrases read as nothing before the patterns for English are tried. Each stands for a kind: everyday hyperbole, accidents,
 * plain denials, other people's past, history and fiction, trades near death.
 */
export const harmlessLatin: readonly string[] = [
  // Hyperbole with die, dead, kill.
  ' (?:dying|die|dies|died) (?:to|for) (?:know|see|hear|find|meet|try|ask|tell|get|read|a|an|some|the|that|this|my|you|him|her|them|us|love)(?= )',
  ' to die for(?= )',
  ' (?:die|died|dying|dead|killed myself|kill myself) (?:of|from|with|out of) (?:embarrassment|laughter|laughing|cringe|boredom|shame|happiness|joy|curiosity|excitement|cuteness|jealousy|heat|hunger|cold|awkwardness)(?= )',
  ' (?:could|nearly|almost|literally|so hard i) (?:just )?(?:die|died|have died)(?: laughing)?(?= (?:,|\\.|$|laughing|when|because|at|that|there|inside|on the spot|again|right))',
  ' (?:die|died|dying) (?:laughing|inside|on the spot|on (?:this|that) hill|hard|alone|old|trying|a little|a death)(?= )',
  ' rather (?:[a-z0-9]{1,24} ){0,1}die than (?!(?:live|keep|go on|wake|face|be alive|carry|spend another|do another))',
  ' (?:weather|commute|meetings?|homework|traffic|heat|mondays?|exams?|hangover|cramps|song|outfit|hair|shoes|queue|essay|spreadsheet) (?:[a-z0-9]{1,24} ){0,2}(?:makes?|made|making|has) me want to die(?= )',
  ' (?:want|wanted) to die (?:when|because) (?:i|he|she|they|the|my) (?:called|tripped|fell|said|sent|spilled|saw|dropped|waved|heard)(?= )',
  ' (?:kill|killed|killing|murder) (?:for|time|it|the (?:mood|vibe|time|engine|lights)|two|off the|me with|a curry|a pizza|a (?:beer|coffee|burger|week|day))(?= )',
  ' (?:nearly|almost|practically) killed myself (?:laughing|falling|skiing|tripping|on|trying|getting|slipping|with|lifting|running|over)(?= )',
  ' killing myself (?:at|over|to|for|with|in the gym|trying|on this|working|studying|training)(?= )',
  ' shoot(?:ing)? myself in the foot(?= )| shot myself in the foot(?= )| kick(?:ing)? myself(?= )| drown(?:ing)? (?:myself )?in (?:work|email|emails|paperwork|debt|coffee|books|chocolate|ice cream)(?= )| hang(?:ing)? myself up(?= )',
  ' (?:career|political|social|financial|professional|commercial|economic|tactical|brand) suicide(?= )| suicide (?:for (?:my (?:back|career|knees|wallet|skin|reputation|business)|the|our|any|a|anyone)|squad|squads|doors?|sprints?|run|runs|drill|drills|mission|hill|bid|bidding|squeeze|pact movie|prevention|awareness|helpline|hotline|line|lines|watch list|boys|king|rates?|statistics|research|literature|studies|tree|club)(?= )| virgin suicides| suicideboys',
  ` (?:prevent|preventing|prevention of|against|about|on|studying|studies|research|researching|teach|teaching|class on|course on|paper on|thesis on|lecture on) suicide(?: prevention)?(?= (?:,|\\.|$|in|among|is|line|for|prevention|and))`,
  ' (?:battery|phone|engine|laptop|plant|plants|car|trend|connection|line|server|wifi) (?:is |are |has |just )?(?:dying|dead|died|die)(?= )',
  ' dead (?:tired|broke|serious|line|lines|end|heat|beat|set|sure|right|wrong|center|centre|lift|lifts|sea|pool|poets|weight|ringer|easy|silent|body|last)(?= )',
  // Accidents and sport.
  ' (?:hurt|hurting|cut|cutting|burn|burned|burnt|injured|injuring|scalded|stabbed|scratched) (?:myself )(?:[a-z0-9]{1,24} ){0,2}(?:falling|playing|skiing|running|lifting|shaving|cooking|chopping|cleaning|gardening|climbing|jumping|dancing|training|working|moving|in (?:a|the) (?:fall|crash|accident|gym|kitchen|garden|game|match|race)|on (?:a|the|my|some)|with (?:a|the) (?:knife|saw) (?:while|cooking|chopping)|out|at (?:work|the gym|football|practice|training))(?= )',
  ' (?:tripped|fell|slipped|crashed|twisted) (?:[a-z0-9]{1,24} ){0,6}(?:and|,) (?:hurt|cut|injured) myself(?= )',
  // Moving, working and loving said with words of living and ending.
  ' (?:tired|sick|done|bored|weary) (?:of|with) (?:living|life) (?:with|in|at|on|alone|here|there|like a|paycheck|out|next|together|near|under|from|abroad|by|so far)(?= )',
  ' (?:live|living|stay) (?:with|in (?:this|that|the|a|my|london|paris|york) (?:city|town|house|flat|country|place|area|apartment)|in (?:london|paris|berlin|tokyo|york|shanghai|beijing|england|china|america)|together|abroad|apart|near|closer|next door|under one roof|off the grid|at home|by the sea|with my|alone)(?: anymore| any longer)?(?= )',
  ' (?:end|ending|ended) (?:it|things|everything|this|it all) (?:with|between|off with|there with|at work|on good)(?= )',
  ' (?:end|ending) my (?:lease|contract|marriage|relationship|job|subscription|engagement|career|membership|studies|day|tenancy|course|shift|lonely|single)(?= )',
  ' (?:leave|leaving) (?:this|the) (?:job|city|town|country|company|place|flat|house|relationship|marriage|world of|office)(?= )',
  ' in (?:the|this) (?:film|movie|novel|book|story|play|game|show|series|opera|episode)(?: i (?:read|watched|saw|am writing|wrote))?(?= )',
  // Plain denials. What follows them is read as it stands.
  ' (?:im|i am|am|i was|was|feel|feeling|not|is|this is|its|been) (?:absolutely |definitely |certainly |really |honestly |in no way )?(?:not|never|no longer|in no way|nowhere near|far from|anything but|been)(?: [a-z0-9]{1,24}){0,2} (?:suicidal|suicide|going to (?:kill|hurt|harm) (?:my ?self|anyone))(?= )(?! (?:or anything )?but (?:that|it|i) (?:was|is|were|lied))(?!(?: [a-z0-9]{1,24}){0,3} (?:lie|lied))',
  ' (?:dont|do not|didnt|did not|never|havent|have not|wont|would never|will never|wouldnt|no longer|not trying to|im not going to|not going to|isnt that i|not that i|not because i) (?:[a-z0-9]{1,24} ){0,3}(?:die|suicide|suicidal|kill my ?self|killing my ?self|be dead|end my life|ending my life|end it all|hurt my ?self|hurting my ?self|harm my ?self)(?: alone)?(?= )',
  ' (?:no|without|zero|dont have any|havent any|not having|dont have|never had) (?:[a-z0-9]{1,24} ){0,2}(?:thoughts|thought|intention|plans?) of (?:suicide|self harm|killing my ?self|dying|ending|hurting my ?self|harming my ?self)(?: my life| it all)?(?= )',
  ' (?:not|never|isnt|arent|wasnt|dont|no longer) (?:even |really |actually )?(?:thinking|think|thought) (?:of|about) (?:dying|death|suicide|killing my ?self|ending (?:my life|it|it all))(?= )',
  ' (?:isnt|is not|not) (?:a |about )?(?:suicide|suicidal|self harm)(?= )(?!(?: [a-z0-9]{1,24}){0,6} (?:lie|lied|liar))',
  // Other people's past, told as a fact; history and fiction.
  ` (?:my|our|his|her|the|a|an|one of my|of|best|late|their|great) (?:[a-z0-9]{1,24} ){0,4}${kin} (?:had |has |sadly |then |later |also |, |apparently |tragically |was lost to |was a |s |in (?:the )?(?:[a-z0-9]{1,24} ){0,3}){0,4}${pastEnd}(?= )`,
  ` (?:he|she|who|they) (?:had |really |sadly |then |later |also |apparently |tragically ){0,3}${pastEnd}(?= )`,
  ` ${kin}s suicide(?= )| suicide of (?:my|a|our|his|her|the) ${few}${kin}(?= )| (?:lost|losing) (?:[a-z0-9]{1,24} ){0,6}to suicide(?= )| (?:brother|sister|friend|father|mother|uncle|aunt|cousin)s suicide(?= )`,
  ` ${figure}s? (?:[a-z0-9]{1,24} ){0,5}(?:${pastEnd}|kills? (?:him|her|them)self)(?= )`,
  ` (?:novel|film|movie|play|thriller|screenplay|script|story|character|villain|hero|heroine|protagonist|opera|game|series) ${some}(?:die|dies|kills? (?:him|her|them)self|suicide|wants to die|end (?:his|her) life)(?= )`,
  ` (?:which|what) dasha (?:was|is) ${many}(?:killed (?:him|her)self|suicide|shot (?:him|her)self)(?= )`,
]
