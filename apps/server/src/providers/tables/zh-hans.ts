import type { WriterWords } from './writer-words.ts'

/** 简体中文。 */
export const writerWordsHans: WriterWords = {
  trouble: {
    key: (address) => `对方不认这把密钥（${address}）。请检查密钥是否抄全、是否属于这家服务。`,
    rate: (address) => `对方说请求太多（${address}）。请稍等一会儿再试。`,
    quota: (address) => `对方说额度已用完（${address}）。请到对方那里查看账户。`,
    address: (address) => `这个地址回的不是所要的接口（${address}）。请检查地址，通常以 /v1 结尾。`,
    unreachable: (address) => `连不上（${address}）。请检查对方是否开着、地址是否写对、网络是否通。`,
    slow: (address) => `等了很久，没有等到回答（${address}）。请再试一次，或换一个快些的。`,
    theirs: (address) => `对方自己出了问题（${address}）。请稍后再试。`,
    name: (address) => `对方不认所填的名称（${address}）。请检查名称是否写对。`,
    unusable: (address) => `对方答了，但答得不能用（${address}）。请检查所填的名称，或换一个。`,
  },
  probe: {
    'calls-the-tool': { passed: '该查的会去查，查一次，问得也对。', missed: '该查的没有按规矩查。' },
    'keeps-the-shape': { passed: '按格式交卷。', missed: '没有按格式交卷。' },
    'cites-only-facts': { passed: '只引用给它的事实。', missed: '引用了没有给它的事实，或没有引用。' },
  },
  trusted: {
    all: '能写，也守得住核对。',
    most: '能写解读，也守得住核对；要它自己去查的事，不交给它。',
    some: '能按格式写，但会引用盘上没有的事实；这样的话一律收回，常常要重写，有时写不成。',
    none: '守不住格式，多半写不成解读；写不成时不扣费。建议换一个，或用内置叙述。',
    unreached: '还没有连上，看不出它守不守规矩。',
  },
  gone: '写这份解读的服务已经从设置里删掉，这一轮没有写成，没有扣费。请到设置里另选一个，或用内置叙述，再发一次。',
  sealed: '存着的密钥打不开，这一轮没有写成，没有扣费。请到设置里把密钥再填一次。',
  check: ({ name, address }) => `这一轮交给「${name}」（${address}）写；总是写不成，就到设置里试一下这个连接。`,
}
