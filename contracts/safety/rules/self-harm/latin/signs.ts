import { rx } from '../../rule.ts'
import type { Sign } from '../../rule.ts'

/** Weak signs in English, by weight: 3 nearly enough, 2 telling beside another, 1 colour. */
export const signs: readonly Sign[] = [
  {
    group: 'letters',
    weight: 2,
    pattern: rx` (?:wrote|written|writing|write) (?:[a-z0-9]{1,24} ){0,4}(?:note|notes|letters|goodbyes?|letter)(?: to (?:everyone|my))? | (?:notes?|letters) (?:is|are) (?:[a-z0-9]{1,24} )?(?:written|in|on|ready|done|sealed) `,
  },
  {
    group: 'chosen-day',
    weight: 2,
    pattern: rx` (?:picked|chosen|set|have|decided|got|know) (?:the|a|on a|on the) (?:day|date|night|place|time|bridge|spot|hour)(?= |$)`,
  },
  {
    group: 'letting-go',
    weight: 2,
    pattern: rx` (?:given|giving|gave) (?:away )?(?:[a-z0-9]{1,24} ){0,3}(?:away|my (?:things|stuff|belongings|clothes|guitar|books)|everything)(?= )| (?:affairs|everything|things|papers|will)s? (?:is|are|in) (?:[a-z0-9]{1,24} )?(?:order|arranged|settled|signed|sorted)(?= )| everythings (?:arranged|sorted|settled|ready) `,
  },
  {
    group: 'pet',
    weight: 2,
    pattern: rx` (?:dog|cat|cats|pets?) (?:has|have|is|are|will have|got) (?:[a-z0-9]{1,24} ){0,2}(?:home|owner|family|rehomed|looked after|safe)(?= )| (?:take care of|look after|rehome|rehomed|feed) my (?:dog|cat|cats|pets?|kids|mum|mom|son|daughter)(?= )`,
  },
  { group: 'last', weight: 2, pattern: rx` (?:last|final) (?:reading|cast|time|message|night|question|one|chat|words|day|goodbye|post|thing)(?= )` },
  {
    group: 'goodbye',
    weight: 2,
    pattern: rx` this is goodbye | goodbye (?:everyone|all|everybody|friends|my|forever|and|for good)(?= )| bye (?:everyone|all|forever|world)(?= )| saying (?:my )?goodbyes? | (?:see you|meet you) (?:on the other side|in (?:the|my) next life|in another life)(?= )`,
  },
  {
    group: 'absent',
    weight: 2,
    pattern: rx` (?:i )?(?:wont|will not|not going to|not gonna|might not|may not) be (?:around|here|there)(?= )| when im gone | after im gone | (?:once|if) im (?:gone|not here|not around)(?= )| by the time you read this `,
  },
  {
    group: 'thanks-sorry',
    weight: 2,
    pattern: rx` thank(?:s| you) (?:[a-z0-9]{1,24} )?for (?:everything|the readings|all|being)(?= )| forgive me | im (?:so )?sorry (?:everyone|mum|mom|dad|to everyone|for everything)(?= )| tell (?:my )?(?:[a-z0-9]{1,24} ){1,3}i love(?:d)? (?:her|him|them)(?= )| could not stay | couldnt stay `,
  },
  {
    group: 'exhausted',
    weight: 2,
    pattern: rx` cant (?:do this|go on|take (?:it|this)|keep (?:going|doing this)|keep living|live like this)(?: anymore| any longer| any more)?(?= )| (?:nothing left|no point|no hope|no way out|hopeless|so done|giving up|given up)(?= )| want it (?:all )?to (?:be over|stop|end)(?= )`,
  },
  {
    group: 'nobody',
    weight: 2,
    pattern: rx` (?:no one|nobody|noone) (?:would|will|even )?(?:[a-z0-9]{1,24} )?(?:care|cares|notice|notices|miss|misses|know|loves|needs)(?= )| (?:im|i am|just|nothing but|being|such) (?:just )?(?:a |the )?(?:burden|waste of space|waste|mistake)(?= )`,
  },
  {
    group: 'letting-go',
    weight: 2,
    pattern: rx` (?:finally|strangely|so|at last|feel|feeling|im) (?:so )?(?:at peace|peaceful|calm|relieved)(?: now| about it)?(?= )`,
  },
  {
    group: 'ready',
    weight: 2,
    pattern: rx` (?:ready|time) (?:for me )?to (?:go|leave|rest)(?= (?:now|tonight|bye|soon|,|\.|$|die))| made up my mind | nobody can stop me | dont (?:try to )?stop me | dont (?:look|come) for me `,
  },
  { group: 'secret', weight: 2, pattern: rx` (?:nobody|no one|noone) (?:knows|suspects|will know|suspects anything)(?= )| havent told (?:anyone|a soul)(?= )` },
  { group: 'means', weight: 2, pattern: rx` (?:pills|rope|ropes|razor|blades?|shotgun|noose|knife|tablets|gun)(?= )` },
  { group: 'letters', weight: 2, pattern: rx` (?:letters?|notes?) (?:sealed|written|ready|done|posted)(?= )` },
  { group: 'do-it', weight: 2, pattern: rx` (?:going|about|ready|decided|plan|planning) to do it(?= (?:,|\.|$|tonight|tomorrow|soon|this|on|after))` },
  { group: 'no-blame', weight: 2, pattern: rx` dont blame (?:anyone|yourself|yourselves|me|him|her)(?= )| not your fault(?= )` },
  { group: 'absent', weight: 2, pattern: rx` wont (?:hear from|see) me (?:again|anymore)(?= )| last time (?:you|anyone) (?:will )?(?:hear|see)(?= )` },
  { group: 'goodbye', weight: 2, pattern: rx` take care of (?:yourselves|each other|yourself)(?= )| farewell(?= )` },
  {
    group: 'settled',
    weight: 2,
    pattern: rx` (?:cancelled|canceled|paid|closed|settled|cleared) (?:all )?(?:my|the|off my|every) (?:[a-z0-9]{1,24} )?(?:subscriptions?|rent|debts?|bills?|accounts?|bank|lease|desk)(?= )`,
  },
  {
    group: 'letting-go',
    weight: 2,
    pattern: rx` feels? (?:so )?(?:peaceful|calm|light|at peace)(?= )| (?:given|gave|giving) (?:my|all my|away) (?:[a-z0-9]{1,24} ){1,3}(?:to|away)(?= )`,
  },
  { group: 'vanish', weight: 2, pattern: rx` (?:want|wants|wanted|wanna|wish) to (?:just )?(?:disappear|vanish)(?= )` },
  {
    group: 'for-good',
    weight: 2,
    pattern: rx` (?:off|out|over|gone|end|stop|sleep|quiet|dark|rest|leave|close|away|be done) (?:[a-z0-9]{1,24} ){0,1}(?:, )?(?:for good|forever|for ever|permanently)(?= )`,
  },
  { group: 'time-to', weight: 2, pattern: rx` (?:its|it is|is|think its) time(?: for me)? (?:to|i) ` },
  {
    group: 'papers',
    weight: 2,
    pattern: rx` (?:my|the|our) (?:will|affairs|insurance|life insurance|passwords?|bank details|accounts?) (?:is|are|in) (?:[a-z0-9]{1,24} ){0,2}(?:order|signed|done|ready|sorted|written|drawer|settled)(?= )| affairs in order(?= )`,
  },
  { group: 'pet', weight: 2, pattern: rx` (?:home|owner|someone|family) (?:for|to take) (?:my|the) (?:dog|cat|cats|dogs|pets?)(?= )` },
  {
    group: 'survivors',
    weight: 2,
    pattern: rx` (?:will|would|can) (?:my )?(?:[a-z0-9]{1,24} ){0,3}(?:cope|be ok|be okay|be alright|manage without|survive it|get over it|get over me|miss me)(?= )`,
  },
  {
    group: 'goodbye',
    weight: 2,
    pattern: rx` so long (?:everyone|everybody|all|world|friends)(?= )| peace out (?:world|everyone|yall)(?= )| (?:voice note|message|text|video|post) saying goodbye(?= )`,
  },
  { group: 'sorry', weight: 1, pattern: rx` im (?:so |really )?sorry(?= (?:,|\.|$))| i love you all(?= )` },
  { group: 'no-search', weight: 2, pattern: rx` (?:dont|do not|please dont) (?:look|search|come looking|wait|call|cry) (?:for|me)(?= )` },
  { group: 'plan', weight: 2, pattern: rx` (?:had|have|got|made|with) (?:this |a |my |the )plan(?= (?:,|\.|$|i|for|ready|now|and|in))` },
  { group: 'secret', weight: 2, pattern: rx` (?:dont|cant|never|wont|havent) (?:tell|told) (?:anyone|anybody|people|a soul|no one)(?= )` },
  {
    group: 'tired',
    weight: 1,
    pattern: rx` (?:so|too|just|very|really|exhausted|im) (?:tired|exhausted|numb|empty|broken|lonely|alone)(?= (?:,|\.|$|of|and))`,
  },
  { group: 'done', weight: 1, pattern: rx` (?:im|i am|so|just) done(?= (?:,|\.|$))| (?:had|have had) enough(?= (?:,|\.|$))` },
  { group: 'no-one', weight: 1, pattern: rx` (?:no one|nobody) (?:to (?:call|talk|tell)|calls?|talks|listens|asks|would)(?= )` },
  { group: 'bridge', weight: 2, pattern: rx` the (?:bridge|rooftop|tracks|cliff|river|overpass)(?= )` },
  { group: 'ending-word', weight: 1, pattern: rx` (?:the end|ending|over)(?= (?:,|\.|$|for me))` },
  {
    group: 'maker',
    weight: 3,
    pattern: rx` (?:meet|see) my (?:maker|creator)(?= )| six feet under(?= )| dirt nap(?= )| pearly gates(?= )| push(?:ing)? (?:up )?daisies(?= )`,
  },
  { group: 'ready', weight: 2, pattern: rx` (?:im |i am )?(?:so |more than )?ready (?:for|to)(?= )| the sooner the better(?= )` },
  {
    group: 'chosen-day',
    weight: 3,
    pattern: rx` (?:the|my|is the) (?:day|night|date|hour|moment) (?:that )?(?:i|ill|i will|im going to|i can) (?:will |going to |finally )?(?:go|leave|die|end|do it|disappear|rest)(?= )`,
  },
  { group: 'prepared', weight: 2, pattern: rx` (?:bought|have|got|gathered) (?:everything|what|all) i need(?: for it)?(?= )` },
  {
    group: 'follow',
    weight: 3,
    pattern: rx` (?:follow|following|join|joining|going with|go with) (?:him|her|them|it) (?:the same day|soon|after|there|right after|this week|tonight)(?= )`,
  },
  { group: 'gone-too', weight: 1, pattern: rx` (?:is|are|was|has) gone(?: too)?(?= )` },
  { group: 'no-bother', weight: 2, pattern: rx` wont (?:bother|trouble|burden|disturb) (?:you|anyone|anybody|them)(?: again| anymore)?(?= )` },
  { group: 'wall', weight: 2, pattern: rx` (?:punch|punched|hit|kicked) (?:the|a) wall(?= )` },
  { group: 'deserve', weight: 3, pattern: rx` i deserve (?:the |this |all |all this )?(?:pain|to hurt|to suffer|punishment|it to hurt)(?= )` },
  { group: 'fault', weight: 2, pattern: rx` (?:wasnt|isnt|not) (?:her|his|their|your|anyones) fault(?= )` },
  { group: 'choosing', weight: 1, pattern: rx` (?:im|i am) (?:choosing|deciding) (?:when|how)(?= )` },
]
