/** Word lists shared by the patterns for English. The reading has one space between words, ` , ` for a pause and ` . ` for an end. */

/** Up to three words of the same clause. */
export const few = '(?:[a-z0-9]{1,24} ){0,3}'
/** Up to six words of the same clause. */
export const some = '(?:[a-z0-9]{1,24} ){0,6}'
/** Up to ten words of the same sentence, pauses included. */
export const many = '(?:[a-z0-9,]{1,24} ){0,10}'

/** A wish, plan, readiness or thought that another verb follows. */
export const wish =
  '(?:want|wants|wanted|wanna|wish|wished|wishing|hope|hoping|pray|praying|ready|going|plan|plans|planning|planned|decided|need|needed|love|rather|try|tried|trying|think|thinking|thought|thoughts|considering|considered|consider|feel|feeling|fantasise|fantasising|fantasize|fantasizing|dream|dreaming|tempted|urge|urges|itching|prepared|determined|intend|intending|about|might|will|ill|gotta|should|could|must|id|deserve|deserves|supposed|allowed|destined|meant|fated|keep|imagine|imagining|crave|craving|beg|begging|threatening|threatened|threatens|vows|attempt|attempted|attempting|say|says|said|texted|happy|okay|ok|glad|way|ways|date|day|like)'

/** Small words between a wish and its object. */
export const filler =
  '(?:(?:to|of|about|i|im|could|just|really|so|badly|that|can|would|it|was|were|simply|actually|finally|fucking|only|be|on|for|like|literally|probably|maybe|honestly|already|better|all|go|and|me|had|at|the|how|do|a|quietly|quickly|soon|tonight|now|seriously|never|by|not|her|him|them|he|she|they|shes|hes|every|day|night|time|is) ){0,5}'

/** Ways to end one's own life in plain words, slang and slips. */
export const ending =
  '(?:(?:kill|killing|end|ending|unalive|off|offing|delete|deleting|hang|hanging|shoot|shooting|drown|drowning|top|murder|erase|erasing|poison|poisoning) (?:my ?self|me self|my own self)|(?:end|ending|take|taking|took|finish|finishing|throw away|ended) (?:my|it all|my own)(?: own)?(?: (?:life|existence|days|misery|suffering|pain|story))?(?= )|(?:end|ending) everything|(?:do|doing) my ?self in|commit(?:ting)? suicide|suicide|self delete|unalive(?: my ?self)?)'

/** The same said of another person. */
export const endingOther =
  '(?:(?:kill|killing|end|ending|unalive|off|hang|hanging|shoot|hurt|harm|hurting|harming) (?:him|her|them) ?sel(?:f|ves)|(?:kill|end|unalive|hang|shoot) (?:themselves|themself|theirself)|(?:end|take|taking|ending) (?:it all|(?:her|his|their)(?: own)? life)|suicide|commit suicide|do (?:him|her|them)self in|jump(?:ing)?(?: off)?)'
