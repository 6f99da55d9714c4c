import type { Family } from '../../rule.ts'
import { rx, test } from '../../rule.ts'
import { few, filler, many, some } from './parts.ts'

/** Dying spoken of as leaving, resting, joining the dead; goodbyes meant for good; slang. */
export const leaving: Family = {
  sort: 'self-harm',
  name: 'leaving',
  script: 'latin',
  rules: [
    {
      id: 'leave-world',
      pattern: rx` (?:leave|leaving|depart|departing|exit|exiting|quit|quitting|escape|escaping|log out of|logging out of|opt out of|check out of|checking out of|say goodbye to|saying goodbye to|be done with|done with|finished with|rid of|let go of|step off|stepping off|get off|getting off|hop off|letting go of|give up|giving up|give up on|finish|surrender|renounce) (?:from )?(?:this |the |my |behind ){0,2}(?:world|earth|planet|life|body|mortal coil|existence|simulation|mortal|flesh|meatsuit|game of life)(?= )`,
      unless: test` (?:of warcraft|cup|tour|drawing|partner|insurance|coach|modern|worlds|my body (?:of|alone)|corporate|city life|married life|single life|military|party life|old life|life in|life as|life of|work life|he|she) |leave my body (?:alone|tired|sore)`,
    },
    {
      id: 'own-leaving',
      pattern: rx` (?:least painful|painless|painlessly|easiest|quickest|gentlest|quietest|kindest|peaceful) (?:[a-z0-9]{1,24} ){0,5}(?:way|ways|one|time|method|hour|day|death|exit|to) (?:[a-z0-9]{1,24} ){0,3}(?:die|go|leave|out|dying|end|exit|pass|depart|death)(?= )| leave it myself(?= )`,
      unless: test` (?:job|relationship|breakup|marriage|company|wax|tooth|him|her|cat|dog|put (?:him|her) )(?= )`,
    },
    {
      id: 'join-dead',
      pattern: rx` (?:join|be with|see|go be with|follow|meet|reunite with|reunited with|go to|hold|hug) (?:my |our |him|her|them|the )?(?:[a-z0-9]{1,24} ){0,4}(?:on the other side|in heaven|in the afterlife|up there|in the next (?:life|world)|where (?:he|she|they) (?:is|are)|beyond|in the grave|in death)(?= )`,
      unless: test` (?:one day|someday|eventually|i believe (?:well|we)|he said|she said|she wanted|he wanted|hope (?:he|she)|mum joined|dad joined|joined)(?= )`,
    },
    {
      id: 'check-out',
      pattern: rx` (?:check|checking|bow|bowing|opt|opting|tap|tapping) out (?:of (?:life|here|this|all this|it all)(?: for good)?|for good|forever|permanently|early)(?= )`,
      unless: test` (?:hotel|airbnb|hostel|of here early|room|meeting|party|library|cart|store|school|office)(?= )`,
    },
    {
      id: 'slang',
      pattern: rx` (?:catch|catching|caught|taking) the bus out(?= )| (?:thinking|ready|time|going|want|wanna|about|might|may|planning|finally|gonna|soon) ${filler}(?:catch|catching|take) the bus(?= (?:,|\.|$|iykyk|soon|tonight|this|if|lol|for good|now))| (?:self delete|self deleting|delete myself|deleting myself|kermit(?:ting)? ?(?:suicide)?|final exit|alt f|logging off (?:life|forever|for good)|log off (?:life|forever|for good)|uninstall(?:ing)? (?:life|myself)|end ?game myself|game over for me|neck myself|neck rope|rope (?:myself|time)|the rope)(?= )`,
      unless: test` (?:bus (?:to|from|into|at)|school|work|station|stop|route|frog|muppet|climbing|gym|jump|skipping|tug)(?= )`,
    },
    {
      id: 'goodbye-world',
      pattern: rx` (?:goodbye|bye|bye bye|farewell|good night|goodnight) (?:, )?(?:cruel )?world(?= )| goodbye (?:to )?(?:everyone|life|all|you all|forever) ${many}(?:over|gone|sorry|love|pain|peace|end|die|dead|life|world|better|wont|never)(?= )`,
      unless: test` (?:cover|song|album|band)(?= )`,
    },
    { id: 'by-the-time', pattern: rx` by the time (?:you|anyone|someone|they) (?:read|reads|see|sees|get|gets|find|finds) (?:this|it|me)(?= )` },
    {
      id: 'not-around',
      pattern: rx` (?:wont|will not|not going to|shouldnt|may not|might not|dont plan to|dont intend to|not planning to|dont want to|dont expect to) (?:[a-z0-9]{1,24} ){0,1}be (?:around|here|alive|there) (?:for the next|for long|much longer|tomorrow|anymore|any longer|next (?:week|month|year|time)|after (?:tonight|today|this)|by (?:then|morning|monday|friday|sunday|christmas)|to see|long|when you)(?= )`,
      unless: test` (?:party|wedding|birthday|meeting|office|holiday|vacation|travel|travelling|trip|shift|leave for|moving|job|company|conference|class|concert|for my)(?= )`,
    },
    {
      id: 'ready-to-go',
      pattern: rx` (?:ready|time|want|prepared|allowed) (?:for me )?to (?:just )?(?:go|leave|rest|pass|move on|cross over)(?: on)? (?:[a-z0-9,]{1,24} ){0,3}(?:die|for good|forever|to the (?:next|other) (?:one|life|side|world)|in peace|permanently|from this (?:world|life))(?= )`,
      unless: test` (?:job|him|her|ex|city|relationship|company|old life)(?= )`,
    },
    {
      id: 'when-gone',
      pattern: rx` (?:when|once|after|if|should) (?:i|im|i am|i were|i was|i should) (?:be |are |am |just |ever |suddenly |really )?(?:gone|dead|die|died|not around|not alive|no longer alive|no longer (?:here|around)|not here|werent here|wasnt here|wasnt around|disappear|disappeared|vanished|pass|killed myself|jumped)(?= )`,
      unless: test` (?:exam|test|boss|mum will|mom will|insurance|gone (?:for|to|on|from|home|abroad|fishing)|for the weekend|holiday|vacation|away|from work|how old|when will|what age|business trip|gone next week|fail|spider|heat|embarrassment|house to|estate|inheritance tax|at work|old and)(?= )`,
    },
    {
      id: 'would-notice',
      pattern: rx` (?:would|will|does|do|might) (?:anyone|anybody|someone|no one|nobody|they|people|he|she|my family|my parents|everyone) (?:even |really |actually |ever |still )?(?:notice|care|miss me|miss|mind|cry|come to my funeral|be sad|remember me|find me)(?= (?:if|when|once|that|after)) ${some}(?:gone(?! (?:for a|for the|on|to|home|away))|dead|died|die|disappeared|disappear|vanished|not here|werent|wasnt|killed|jumped|existing)(?= )`,
    },
    {
      id: 'next-life',
      pattern: rx` (?:see|meet|catch|find) (?:you|you all|yall|everyone|u) (?:all )?(?:in (?:the|my|another|a) (?:next|other|better)?(?: )?(?:life|world|one)|on the other side)(?= )|maybe in (?:the|my|another) (?:next )?life ${many}(?:goodbye|sorry|tired|done|here)(?= )`,
      unless: test` (?:finish line|exam|exams|deadline|festival)(?= )`,
    },
    {
      id: 'my-funeral',
      pattern: rx` (?:my|own) (?:funeral|ashes|obituary|suicide note|goodbye (?:note|letter|letters|video|message)|last will and testament|grave|headstone|death note)(?= )`,
      unless: test` (?:ring|rings|bones|playlist for fun|your funeral|note manga|anime|grandmothers|grave sign)(?= )`,
    },
    { id: 'my-note', pattern: rx` my (?:note|letter|last letter) (?:says|reads|is|goes) ${many}(?:forgive|sorry|stay|goodbye|love|gone|tired|pain)(?= )` },
    { id: 'before-die', pattern: rx` (?:before|until) i (?:die|go|end it|kill myself|leave this world)(?= (?:tonight|tomorrow|this|on|next))` },
    { id: 'i-mean-life', pattern: rx` (?:and|by) (?:[a-z0-9]{1,24} ){0,4}i mean (?:my |this |actual )?(?:life|dying|death|die)(?= )` },
    {
      id: 'waiting-there',
      pattern: rx` (?:waiting|waits|calling|calls) (?:for )?me (?:up there|on the other side|in heaven|above|beyond|over there|in the next|from the other side|home from)(?= )`,
      unless: test` (?:someday|one day|i believe|airport|station|not yet)(?= )`,
    },
    {
      id: 'alt-f4',
      pattern: rx` (?:alt f4|ctrl alt|uninstall|log out of|quit|delete|unsubscribe from|rage ?quit) (?:my |from )?(?:life|existence|existing|living)(?= )`,
    },
    { id: 'world-bye', pattern: rx` (?:peace out|so long|later|adios|farewell|ciao|see ya) (?:, )?(?:cruel )?(?:world|earth|life)(?= )` },
    {
      id: 'maker',
      pattern: rx` (?:ready|want|wanna|wish|time|going|soon|about|hope) (?:for me )?(?:to )?(?:[a-z0-9]{1,24} ){0,2}(?:meet my (?:maker|creator)|meet god|go to god|be with god|cross over|cross the rainbow|kick the bucket|be six feet under|push daisies|take the (?:big|long) sleep|go to heaven)(?= )`,
      unless: test` (?:someday|one day|when im old|my cat|my dog)(?= )`,
    },
    {
      id: 'time-up',
      pattern: rx` my time (?:here |on earth |in this world |on this planet )?(?:is up|is over|is done|has come|is nearly up|is almost up|should be over)(?= )`,
      unless: test` (?:manager|company|school|uni|university|job|team|london|exam|turn|captain)(?= )`,
    },
    {
      id: 'only-way',
      pattern: rx` (?:only|best) (?:way out|way|escape|option|answer|relief|solution|peace|exit|thing left|choice|cure) (?:[a-z0-9]{1,24} ){0,5}(?:death|dying|to die|suicide|killing|the grave|dead)(?= )| (?:death|dying|suicide) (?:is|feels like|seems like|would be) (?:[a-z0-9]{1,24} ){0,2}(?:only|best) (?:way|escape|option|answer|relief|solution|peace|exit|choice|out|thing)(?= )`,
      unless: test` (?:novel|film|game|character|stoics?)(?= )`,
    },
    {
      id: 'long-nap',
      pattern: rx` (?:ready|want|wanna|thinking|need|time|about|abt|for) ${few}(?:big|permanent|eternal|forever|endless|final|long|last) (?:sleep|nap|slumber|dirt nap)(?= )`,
      unless: test` (?:film|movie|novel|chandler|holiday|flight|after work)(?= )`,
    },
    {
      id: 'note-ready',
      pattern: rx` my (?:note|goodbye|goodbyes|letters?) (?:is|are|has been) (?:already )?(?:written|ready|done|sealed)(?= )`,
      unless: test` (?:cover|resignation|recommendation|thesis|motivation|application)(?= )`,
    },
    {
      id: 'peace-for-ever',
      pattern: rx` (?:want|wanna|need|wish|ready|deserve) ${filler}(?:at |in )?peace (?:, )?(?:forever|for good|for ever|eternally)(?= )`,
      unless: test` (?:war|country|neighbours?|breakup|ex)(?= )`,
    },
  ],
}
