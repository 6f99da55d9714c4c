import type { Family } from '../../rule.ts'
import { rx, test } from '../../rule.ts'
import { ending, few, filler, many, some, wish } from './parts.ts'

/** A wish to die or to end one's life, said outright; and suicide named at all, once harmless mentions are gone. */
export const direct: Family = {
  sort: 'self-harm',
  name: 'direct',
  script: 'latin',
  rules: [
    {
      id: 'wish-die',
      pattern: rx` (?:want|wants|wanted|wanna|wish|wishing|hope|hoping|pray|praying|ready|going|planning|decided|need|rather|trying|tried|thinking|think|thought|thoughts|deserve|prefer|longing|long|dream|dreaming|begging|supposed|should|let|id|just|happy|okay|ok|glad|easier|better|like) ${filler}(?:die|dying|dead)(?= )`,
      unless: test` the dead | (?:die|dead) (?:without|if|meat)| (?:him|her|them|he|she|they|it|that|people|everyone|phone|bug|mosquito) to die | die (?:rich|famous|happy|old|young enough)|(?:when|how old|age|how long) (?:will|would|am|do) `,
    },
    {
      id: 'date-to-die',
      pattern: rx` (?:date|day|time|hour|night|place|way|ways|how|moon) (?:for me )?(?:to|of|for) (?:die|dying|leave my body|go for good)(?= )`,
      unless: test` how (?:[a-z0-9]{1,24} ){0,3}to die for `,
    },
    {
      id: 'ending',
      pattern: rx` ${wish} ${filler}${ending}(?= )`,
      unless: test` took (?:my|it all) (?:time|breath|mind|chance|photo)|(?:take|taking|took|end|ending) my (?!own|life|existence|days|misery|suffering|pain|story)`,
    },
    {
      id: 'kill-self',
      pattern: rx` (?:kill|killing|killed|kills|unalive|off|offing|hang|hanging|hanged|drown|drowning|murder|neck) (?:my ?self|me self)(?= )`,
      unless: test` off myself (?:to|from)|killed myself laughing`,
    },
    {
      id: 'my-life',
      pattern: rx` (?:end|ending|ended|take|taking|took|finish) my (?:own )?(?:life|existence)(?= )| (?:by|at) my own hands?(?= )| (?:end|ending) it all(?= )`,
      unless: test` took my life (?:in a|and turned|back)|take my life (?:back|to|in a new)|by my own hands? (?:made|built|i (?:made|built))`,
    },
    { id: 'suicide', pattern: rx` (?:suicide|suicidal|suicidality|unalive)(?= )`, unless: test` (?:1[0-9]{3}|ritual|harakiri|seppuku) ` },
    {
      id: 'ending-it',
      pattern: rx` (?:thinking|think|thoughts|thought|dream|dreaming|considering|planning|plan|close to|keep) (?:[a-z0-9]{1,24} ){0,2}(?:ending|end) (?:it|things|everything)(?= )`,
      unless: test` (?:with|relationship|marriage|contract|lease|him|her|affair|job|engagement|boyfriend|girlfriend|between)(?= )`,
    },
    {
      id: 'do-it',
      pattern: rx` (?:plan|planning|imagine|picture|know|decided|figured|rehearse) (?:out )?(?:exactly )?(?:how|when|where) (?:id|i would|ill|i will|im going to|to) (?:do it|go|die)(?= )`,
    },
    {
      id: 'other-voice',
      pattern: rx` (?:told|tells|telling|says|said|asked|voices?) (?:me )?${some}(?:to )?(?:go )?(?:kill|hang) (?:your ?self|my ?self)(?= )| kill yourself(?= )`,
      unless: test` (?:game|match|lobby|ranked)(?= )`,
    },
    {
      id: 'act',
      pattern: rx` (?:want|wanna|going|thinking|think|thoughts|about|ready|might|could|will|ill|should|id|urge|how|if i|hope|plan|planning|decided|just|imagine) ${filler}(?:jump|jumping|throw myself|throwing myself|drive|driving|drove|walk|walking|step|stepping|crash) ${few}(?:off|into|in front of|under|from|over) (?:the |a |an |my |this |that |some )?(?:[a-z0-9]{1,24} )?(?:bridge|bridges|roof|rooftop|building|balcony|cliff|train|trains|bus|truck|lorry|traffic|river|sea|ocean|lake|tree|window|ledge|tracks|water|barrier|overpass|wall)(?= )`,
      unless: test` (?:bungee|parachute|abseil|swim|swimming|surf|dive|diving|kayak|to work|home) `,
    },
    {
      id: 'jumping',
      pattern: rx` (?:think|thinking|thoughts|dream|urge) (?:about|of|to) (?:jump|jumping)(?= )`,
      unless: test` (?:ship|job|jobs|company|bungee|parachute|in with|into (?:crypto|a new|teaching|business))`,
    },
    {
      id: 'pills',
      pattern: rx` (?:swallow|swallowed|took|take|taking|taken|swallowing|saving|saved|save|hoarding|hoarded|stash|stashed|stockpiling|collecting|counted|counting) ${few}(?:all (?:of )?(?:my|the|her|his|those)|bottle of|whole bottle|pack of|handful of|up my|up the|up|enough|too many|a lot of|the whole) ${few}(?:pills|tablets|meds|paracetamol|medication|tylenol|sleeping)(?= )| saving (?:up )?(?:my )?pills(?= )`,
      unless: test` (?:diabetes|vitamin|vitamins|antibiotics|prescribed)(?= )`,
    },
    {
      id: 'overdose',
      pattern: rx` (?:i|ive|want|to|will|ill|going|an|just|survived|my|try|tried) ${few}(?:overdose|overdosed|overdosing|od)(?= )`,
      unless: test` (?:overdose|overdosed|od) on (?:sugar|coffee|chocolate|cake|tv|netflix|caffeine|love|cuteness)`,
    },
    {
      id: 'wrists',
      pattern: rx` (?:slit|slitting|cut|cutting|slash|open) (?:my|both) (?:own )?(?:wrists?|veins?|arms?|throat)(?= )| (?:bullet|gun) ${few}(?:my|own) (?:head|mouth|brain)(?= )| put a rope | noose(?= )`,
      unless: test` (?:film|movie|hair|bracelet)(?= )| (?:on|with) (?:a|the|some) (?:broken |rusty )?(?:window|glass|saw|tin|can|fence|machine|bottle)`,
    },
    {
      id: 'own-attempt',
      pattern: rx` (?:my|i) ${few}(?:attempt|attempts|attempted) ${many}(?:overdose|life|psych|hospital|suicide|survived|scar|pills|thoughts)(?= )| (?:tried|trying) to (?:kill myself|end my life|end it all|die|take my (?:own )?life)(?= )|thoughts (?:are|came|come|have come) back(?= )`,
      unless: test` of (?:him|her|my ex|quitting|moving) `,
    },
    {
      id: 'throw-self',
      pattern: rx` (?:yeet|throw|throwing|fling|launch|chuck|toss|hurl|yeeting) my ?self (?:off|out|into|under|from|in front|down)(?= )`,
      unless: test` into (?:work|my work|studies|the job|dating|a|it|training|this|love|cooking|music)(?= )`,
    },
    {
      id: 'means-out',
      pattern: rx` (?:gun|shotgun|rifle|pistol|pills|rope|razor|knife) ${many}(?:put (?:it|them) (?:back|away)|in my (?:hand|mouth|lap)|to my head|stare at (?:it|them)|looking at (?:it|them)|on the table|beside me|next to me|ready)(?= )`,
      unless: test` (?:hunting|range|clay|deer|season|jump|climbing|kitchen|dinner|vitamin)(?= )`,
    },
    {
      id: 'attempt',
      pattern: rx` attempts? on my (?:own )?life(?= )| my (?:suicide )?attempts?(?= (?:,|\.|$|in|was|last|when|and|at))`,
      unless: test` attempts? at | my attempts? (?:to|in (?:cooking|chess))|driving|exam|marathon`,
    },
    {
      id: 'end-it',
      pattern: rx` (?:to|just|should|could|want|wanna|going to|ready to|might|must|will|ill|gonna|id|can) end it(?= (?:,|\.|$|all|fr|now|tonight|today|already|here|soon|for good|rn|quickly|there|tomorrow|this (?:week|weekend)))`,
      unless: test` (?:with|him|her|relationship|boyfriend|girlfriend|marriage|contract|lease|affair|engagement|partner|job|dating|ex|situationship|between|us|husband|wife)(?= )`,
    },
    {
      id: 'care-if',
      pattern: rx` (?:dont|not|doesnt|didnt|wouldnt|couldnt|stopped|no longer|who|cant) (?:[a-z0-9]{1,24} ){0,3}(?:care|cares|caring|matter|matters|mind|bothered|fuss) (?:[a-z0-9]{1,24} ){0,3}(?:if|whether) i (?:just )?(?:die|live|am dead|wake up|make it|survive|end up dead|get hit|get killed|were dead|was dead)(?= )`,
    },
    {
      id: 'best-thing',
      pattern: rx` (?:best|only|right|kindest|one) thing (?:[a-z0-9]{1,24} ){0,9}(?:is|would be|was) (?:to |for me to )?(?:die|disappear|not exist|be gone|kill myself|end it|be dead|stop existing)(?= )`,
    },
    {
      id: 'took-all',
      pattern: rx` (?:pills?|tablets|meds|bottle) ${few}(?:,)? ?(?:i )?(?:took|swallowed|taken|ate) (?:them|it|the lot|all|every)(?= )| (?:took|swallowed|taken) (?:all of them|them all|the whole (?:bottle|pack|lot|box))(?= )`,
      unless: test` (?:vitamins?|gummies|to the|home|photos?|pictures?|dishes)(?= )`,
    },
    {
      id: 'attempted',
      pattern: rx` (?:ive|i have|i|having) attempted (?:twice|once|before|three|it (?:twice|before|once)|multiple|several)(?= )`,
      unless: test` (?:exam|marathon|bar|test|recipe|course|driving)(?= )`,
    },
    {
      id: 'going-to-jump',
      pattern: rx` (?:going to|want to|wanna|ready to|about to|will|might|ill|should i|i should|could just) (?:just )?jump(?= (?:,|\.|$|tonight|now|today|off|soon|tomorrow|from|out))`,
      unless: test` (?:bungee|pool|ship|parachute|rope|on|into|joy|job|trampoline|plane|ski|horse|show)(?= )`,
    },
    {
      id: 'own-death',
      pattern: rx` (?:my own death|my death date|date of my death|planning my death)(?= )`,
      unless: test` (?:fear|afraid|dream|dreamt|dreamed|insurance|faked|dreaming)(?= )`,
    },
    {
      id: 'no-dodge',
      pattern: rx` (?:wouldnt|wont|not|dont|never) (?:[a-z0-9]{1,24} ){0,3}(?:get out of the way|move|step aside|dodge|duck|swerve|step back|jump out of the way) ${many}(?:train|car|truck|bus|lorry|bullet|traffic)(?= )| (?:train|car|truck|bus|lorry|bullet) ${many}(?:wouldnt|wont|not|dont) (?:[a-z0-9]{1,24} ){0,2}(?:get out of the way|move|step aside|dodge|duck|swerve)(?= )`,
      unless: test` (?:parking|stuck|broken down|battery)(?= )`,
    },
    {
      id: 'brooding',
      pattern: rx` (?:think|thinking|thoughts|dreaming|fantasising|fantasizing|obsessed|obsessing|daydreaming|daydream) (?:all the time |constantly |only |a lot |every day )?(?:about|of|with) (?:just |my own |me |how it feels to be )?(?:dying|death|being dead|not existing|being gone|not being alive|not being here|no longer being here)(?= )`,
      unless: test` (?:nurse|hospice|philosophy|card|job|his|her|essay|paper|novel|grandma|tarot|thoughts of death in)(?= )`,
    },
    { id: 'garage', pattern: rx` (?:garage|car) with the engine (?:running|on)(?= )| (?:hose|exhaust) ${few}(?:pipe|fumes) ${few}(?:window|car|garage)(?= )` },
  ],
}
