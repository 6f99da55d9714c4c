import type { Family } from './rule.ts'
import { rx, test } from './rule.ts'
import { act, die, suicide } from './self-harm/han/parts.ts'

/** Words that tell somebody to die, or that their life has no worth; only an answer can say them. */
export const urging: readonly Family[] = [
  {
    sort: 'self-harm',
    name: 'urging',
    script: 'han',
    rules: [
      {
        id: 'go-and-die',
        pattern: rx`(?:^|[，。？])(?:那|就|快|快点|赶紧|早点|不如|干脆|还是|请|你|我|去|直接|那就|倒不如){0,4}(?:${die}|${suicide}|${act})(?:吧|算了|好了|了吧|最好|更好|得了|了事|为上|才好)`,
      },
      {
        id: 'should-jump',
        pattern: rx`(?:该|应该|不如|可以|去|就|要)[^，。？]{0,4}(?:${act}|从[^，。？]{1,5}(?:跳下|跃下|一跃))`,
        unless: test`不(?:该|要|可|能)|别|切勿|伞|水池|跳台`,
      },
      {
        id: 'worthless',
        pattern: rx`(?:不配|没资格|没必要|不值得|不该)(?:再|继续|还)?(?:活|留在(?:世|这个世)|存在于世|来到这)`,
        unless: test`不是|并非|不要(?:觉得|以为)|别(?:觉得|以为)`,
      },
      {
        id: 'death-solves',
        pattern: rx`(?:只有|唯有)(?:一)?(?:死|自杀|离开(?:人世|这个世界))[^，。？]{0,6}(?:才|能|是)|(?:${die}|${suicide})[^，。？]{0,4}(?:是(?:最好|唯一|一种)?的?(?:解脱|出路|办法|选择|答案)|就解脱)`,
        unless: test`不是|并非|绝不`,
      },
    ],
  },
  {
    sort: 'self-harm',
    name: 'urging',
    script: 'latin',
    rules: [
      {
        id: 'go-and-die',
        pattern: rx` (?:(?:just|please|then|now|so|go|and|better) ){0,4}(?:go die|die already|hang myself|drop dead|jump off (?:a|the) (?:bridge|roof|building))(?= )`,
      },
      {
        id: 'worthless',
        pattern: rx` (?:i|my life) (?:do not|dont|does not|doesnt|has|have|am|is) (?:deserve to (?:live|exist|be alive)|no (?:right|reason) to (?:live|exist|go on)|not worth (?:living|saving)|worthless)(?= )`,
        unless: test` (?:not true|nobody|never think|do not believe) `,
      },
      {
        id: 'death-solves',
        pattern: rx` (?:death|dying|suicide|ending it) (?:is|would be|will be) (?:the |my |a |your )?(?:only |best |real |true )?(?:answer|solution|way out|release|relief|escape|choice)(?= )`,
        unless: test` (?:not|never|no) `,
      },
    ],
  },
]
