import type { Sign } from '../rule.ts'
import { rx } from '../rule.ts'

/** Weak signs of both scripts. Each is ordinary by itself; two of different groups in one place are not. */
export const signs: readonly Sign[] = [
  {
    group: 'letting-go',
    script: 'han',
    pattern: rx`(?:东西|物品|衣服|书|家当|财物|玩偶|收藏)[^，。？]{0,5}(?:都|也|全|已经)[^，。？]{0,4}(?:送人|送出去|送完|送掉|分给|捐了|清空|扔完)`,
  },
  {
    group: 'papers',
    script: 'han',
    pattern: rx`(?:存折|银行卡|密码|房产证|保险|账号|遗嘱|存款|账单)[^。？]{0,14}(?:写下来|写在|写好|交代|留给|放(?:抽屉|桌|枕|在)|告诉(?:了)?(?:我)?(?:妈|爸|姐|弟|他)|整理好)`,
  },
  { group: 'pet', script: 'han', pattern: rx`(?:猫|狗|宠物|兔子|鸟|鱼|仓鼠)[^，。？]{0,6}(?:找好(?:了)?人家|送给|送养|托付|有人养|送走|送人|找到新主人|交给)` },
  {
    group: 'letters',
    script: 'han',
    pattern: rx`(?:信|遗嘱)(?:也|都|我|已经|早就){0,2}(?:写好|写完|留好|寄了|封好)|(?:写好|写完)(?:了)?(?:几封|一封|三封|两封)?信`,
  },
  {
    group: 'letting-go',
    script: 'han',
    pattern: rx`(?:反而|终于|突然|忽然|一下子|心里|特别|现在)[^，。？]{0,6}(?:轻松|平静|踏实|不怕|不难受|释然)(?:了|多了|很)?`,
  },
  {
    group: 'chosen-day',
    script: 'han',
    pattern: rx`(?:日子|时间|地方|那天|哪天|一天|日期)[^，。？]{0,6}(?:选好|定好|定了|想好|看好|挑好|选定|就行)|(?:只剩|只差|就差)[^，。？]{0,4}(?:选|挑|定)?(?:一|个|哪)?(?:天|日|吉时|日子)|选(?:了|好)?(?:一)?天(?:而已|了)`,
  },
  { group: 'last', script: 'han', pattern: rx`最后一(?:次|卦|面|句|晚|夜|天|条|封|签|问)|最后(?:再)?(?:问|算|看|求|占)一` },
  {
    group: 'no-reply',
    script: 'han',
    pattern: rx`(?:不用|不必|别|不要|无需)(?:再|来){0,2}(?:回(?!家|来|头|去|避|忆)|劝|拦|找我|管我|救我|安慰|报警|等我|挽留)`,
  },
  {
    group: 'thanks-sorry',
    script: 'han',
    pattern: rx`谢谢(?:你们|大家|这些年|陪|一直|所有)|对不起(?:大家|爸妈|你们|爸|妈|家人|所有|[，。]|$)|下辈子|来生|来世`,
  },
  {
    group: 'exhausted',
    script: 'han',
    pattern: rx`(?:撑|坚持|熬|扛)不(?:下去|住)|没(?:有)?力气了|累到极点|已经到头|走不下去|没有?路了|绝望|看不到(?:希望|出路|未来)|没有?(?:希望|意义|未来)(?:了|$|[，。])`,
  },
  { group: 'nobody', script: 'han', pattern: rx`(?:没有?人|没谁|谁都不?)(?:会)?(?:在乎|在意|发现|爱我|需要我|记得|理解我|知道我)|多余的人|(?:累赘|拖累|负担)` },
  { group: 'release', script: 'han', pattern: rx`(?:早点|求|想|该|可以|终于(?:可以|能|要))[^，。？]{0,4}(?:解脱|离开了|走了(?=$|[，。])|休息了)` },
  { group: 'no-use', script: 'han', pattern: rx`(?:算不算|校不校|准不准|好不好|怎样|怎么样)[^，。？]{0,4}(?:都|也)?(?:无所谓|不重要|没意义)了` },
  {
    group: 'settled',
    script: 'han',
    pattern: rx`(?:没|都|全|已经|还有什么[^，。？]{0,3}|该)(?:没)?(?:交代|安排|了结)(?:的|好|完|清楚|妥|了)|(?:债|钱|账)(?:也|都|已经)[^，。？]{0,4}(?:还清|结清)`,
  },
  {
    group: 'letters',
    script: 'latin',
    pattern: rx` (?:wrote|written|writing|write) (?:[a-z0-9]{1,24} ){0,4}(?:note|notes|letters|goodbyes?|letter)(?: to (?:everyone|my))? | (?:notes?|letters) (?:is|are) (?:[a-z0-9]{1,24} )?(?:written|in|on|ready|done|sealed) `,
  },
  {
    group: 'chosen-day',
    script: 'latin',
    pattern: rx` (?:picked|chosen|set|have|decided|got|know) (?:the|a|on a|on the) (?:day|date|night|place|time|bridge|spot|hour)(?= |$)`,
  },
  {
    group: 'letting-go',
    script: 'latin',
    pattern: rx` (?:given|giving|gave) (?:away )?(?:[a-z0-9]{1,24} ){0,3}(?:away|my (?:things|stuff|belongings|clothes|guitar|books)|everything)(?= )| (?:affairs|everything|things|papers|will)s? (?:is|are|in) (?:[a-z0-9]{1,24} )?(?:order|arranged|settled|signed|sorted)(?= )| everythings (?:arranged|sorted|settled|ready) `,
  },
  {
    group: 'pet',
    script: 'latin',
    pattern: rx` (?:dog|cat|cats|pets?) (?:has|have|is|are|will have|got) (?:[a-z0-9]{1,24} ){0,2}(?:home|owner|family|rehomed|looked after|safe)(?= )| (?:take care of|look after|rehome|rehomed|feed) my (?:dog|cat|cats|pets?|kids|mum|mom|son|daughter)(?= )`,
  },
  { group: 'last', script: 'latin', pattern: rx` (?:last|final) (?:reading|cast|time|message|night|question|one|chat|words|day|goodbye|post|thing)(?= )` },
  {
    group: 'goodbye',
    script: 'latin',
    pattern: rx` this is goodbye | goodbye (?:everyone|all|everybody|friends|my|forever|and|for good)(?= )| bye (?:everyone|all|forever|world)(?= )| saying (?:my )?goodbyes? | (?:see you|meet you) (?:on the other side|in (?:the|my) next life|in another life)(?= )`,
  },
  {
    group: 'absent',
    script: 'latin',
    pattern: rx` (?:i )?(?:wont|will not|not going to|not gonna|might not|may not) be (?:around|here|there)(?= )| when im gone | after im gone | (?:once|if) im (?:gone|not here|not around)(?= )| by the time you read this `,
  },
  {
    group: 'thanks-sorry',
    script: 'latin',
    pattern: rx` thank(?:s| you) (?:[a-z0-9]{1,24} )?for (?:everything|the readings|all|being)(?= )| forgive me | im (?:so )?sorry (?:everyone|mum|mom|dad|to everyone|for everything)(?= )| tell (?:my )?(?:[a-z0-9]{1,24} ){1,3}i love(?:d)? (?:her|him|them)(?= )| could not stay | couldnt stay `,
  },
  {
    group: 'exhausted',
    script: 'latin',
    pattern: rx` cant (?:do this|go on|take (?:it|this)|keep (?:going|doing this)|keep living|live like this)(?: anymore| any longer| any more)?(?= )| (?:nothing left|no point|no hope|no way out|hopeless|so done|giving up|given up)(?= )| want it (?:all )?to (?:be over|stop|end)(?= )`,
  },
  {
    group: 'nobody',
    script: 'latin',
    pattern: rx` (?:no one|nobody|noone) (?:would|will|even )?(?:[a-z0-9]{1,24} )?(?:care|cares|notice|notices|miss|misses|know|loves|needs)(?= )| (?:im|i am|just|nothing but|being|such) (?:just )?(?:a |the )?(?:burden|waste of space|waste|mistake)(?= )`,
  },
  {
    group: 'letting-go',
    script: 'latin',
    pattern: rx` (?:finally|strangely|so|at last|feel|feeling|im) (?:so )?(?:at peace|peaceful|calm|relieved)(?: now| about it)?(?= )`,
  },
  {
    group: 'ready',
    script: 'latin',
    pattern: rx` (?:ready|time) (?:for me )?to (?:go|leave|rest)(?= (?:now|tonight|bye|soon|,|\.|$|die))| made up my mind | nobody can stop me | dont (?:try to )?stop me | dont (?:look|come) for me `,
  },
  {
    group: 'place',
    script: 'han',
    pattern: rx`(?:查好|看好|选好|踩好|想好|去过|找好)[^，。？]{0,6}(?:桥|楼|天台|河|江|湖|海边|悬崖|地方)|(?:桥|楼|天台|河|地方)[^，。？]{0,4}(?:查好|看好|选好|踩好|找好)`,
  },
  {
    group: 'soon',
    script: 'han',
    pattern: rx`就(?:在)?(?:这两天|今晚|这周|这几天|明晚|明天|这个月)(?:吧|了|就)?(?=$|[，。？])|时间不多了|没(?:有)?几天了|来不及了`,
  },
  {
    group: 'spare',
    script: 'han',
    pattern: rx`不想(?:让|吓|拖累|连累|麻烦|打扰)(?:着|到)?(?:她|他|他们|爸妈|家里|孩子|别人|任何人|父母|妈|你们)|不(?:拖累|连累|麻烦)(?:任何人|他们|别人|家里)`,
  },
  {
    group: 'leaving',
    script: 'han',
    pattern: rx`我(?:就|要|该|先|想|也该|真的要|准备){0,3}(?:先)?走(?:了)?(?=$|[，。？])|早点(?:走|过去)(?=$|[，。？])|先走(?:一步|了)`,
  },
  { group: 'missing', script: 'han', pattern: rx`(?:人|她|他)(?:找不到|不见了|没影|失踪)|电话打不通|联系不上|不回(?:消息|信息|微信)|手机关机|不接电话` },
  { group: 'note', script: 'han', pattern: rx`(?:字条|纸条|便签|长信|小作文|留言)|大家保重|照顾好(?:自己|爸妈|孩子|妈)|对不起(?:大家|爸妈|你们|孩子)` },
  { group: 'no-me', script: 'han', pattern: rx`(?:就|便)没有我了|没有我(?:这个人)?(?:也|照样)|想消失|不想存在` },
  { group: 'tired-human', script: 'han', pattern: rx`做人(?:太|好|真)累|活(?:得|着)(?:好|真|太|很)?(?:累|苦|痛苦)` },
  { group: 'means', script: 'han', pattern: rx`(?:安眠药|农药|刀片|绳子|木炭|一瓶药|天台|楼顶)` },
  { group: 'hint', script: 'han', pattern: rx`懂的都懂|你懂的|不用劝` },
  { group: 'dying', script: 'han', pattern: rx`想死|不如死|去死|自杀|轻生` },
  {
    group: 'secret',
    script: 'latin',
    pattern: rx` (?:nobody|no one|noone) (?:knows|suspects|will know|suspects anything)(?= )| havent told (?:anyone|a soul)(?= )`,
  },
  { group: 'means', script: 'latin', pattern: rx` (?:pills|rope|ropes|razor|blades?|shotgun|noose|knife|tablets|gun)(?= )` },
  { group: 'letters', script: 'latin', pattern: rx` (?:letters?|notes?) (?:sealed|written|ready|done|posted)(?= )` },
  { group: 'do-it', script: 'latin', pattern: rx` (?:going|about|ready|decided|plan|planning) to do it(?= (?:,|\.|$|tonight|tomorrow|soon|this|on|after))` },
  { group: 'no-blame', script: 'latin', pattern: rx` dont blame (?:anyone|yourself|yourselves|me|him|her)(?= )| not your fault(?= )` },
  { group: 'absent', script: 'latin', pattern: rx` wont (?:hear from|see) me (?:again|anymore)(?= )| last time (?:you|anyone) (?:will )?(?:hear|see)(?= )` },
  { group: 'goodbye', script: 'latin', pattern: rx` take care of (?:yourselves|each other|yourself)(?= )| farewell(?= )` },
  {
    group: 'settled',
    script: 'latin',
    pattern: rx` (?:cancelled|canceled|paid|closed|settled|cleared) (?:all )?(?:my|the|off my|every) (?:[a-z0-9]{1,24} )?(?:subscriptions?|rent|debts?|bills?|accounts?|bank|lease|desk)(?= )`,
  },
  {
    group: 'letting-go',
    script: 'latin',
    pattern: rx` feels? (?:so )?(?:peaceful|calm|light|at peace)(?= )| (?:given|gave|giving) (?:my|all my|away) (?:[a-z0-9]{1,24} ){1,3}(?:to|away)(?= )`,
  },
  { group: 'vanish', script: 'latin', pattern: rx` (?:want|wants|wanted|wanna|wish) to (?:just )?(?:disappear|vanish)(?= )` },
]
