import type { WriterWords } from './writer-words.ts'

/** 繁體中文。 */
export const writerWordsHant: WriterWords = {
  trouble: {
    key: (address) => `對方不認這把金鑰（${address}）。請檢查金鑰是否抄全、是否屬於這家服務。`,
    rate: (address) => `對方說請求太多（${address}）。請稍等一會兒再試。`,
    quota: (address) => `對方說額度已用完（${address}）。請到對方那裡查看帳戶。`,
    address: (address) => `這個網址回的不是所要的介面（${address}）。請檢查網址，通常以 /v1 結尾。`,
    unreachable: (address) => `連不上（${address}）。請檢查對方是否開著、網址是否寫對、網路是否通。`,
    slow: (address) => `等了很久，沒有等到回答（${address}）。請再試一次，或換一個快些的。`,
    theirs: (address) => `對方自己出了問題（${address}）。請稍後再試。`,
    name: (address) => `對方不認所填的名稱（${address}）。請檢查名稱是否寫對。`,
    unusable: (address) => `對方答了，但答得不能用（${address}）。請檢查所填的名稱，或換一個。`,
  },
  probe: {
    'calls-the-tool': { passed: '該查的會去查，查一次，問得也對。', missed: '該查的沒有按規矩查。' },
    'keeps-the-shape': { passed: '按格式交卷。', missed: '沒有按格式交卷。' },
    'cites-only-facts': { passed: '只引用給它的事實。', missed: '引用了沒有給它的事實，或沒有引用。' },
  },
  trusted: {
    all: '能寫，也守得住核對。',
    most: '能寫解讀，也守得住核對；要它自己去查的事，不交給它。',
    some: '能按格式寫，但會引用盤上沒有的事實；這樣的話一律收回，常常要重寫，有時寫不成。',
    none: '守不住格式，多半寫不成解讀；寫不成時不扣費。建議換一個，或用內置敘述。',
    unreached: '還沒有連上，看不出它守不守規矩。',
  },
  gone: '寫這份解讀的服務已經從設定裡刪掉，這一輪沒有寫成，沒有扣費。請到設定裡另選一個，或用內置敘述，再發一次。',
  sealed: '存著的金鑰打不開，這一輪沒有寫成，沒有扣費。請到設定裡把金鑰再填一次。',
  check: ({ name, address }) => `這一輪交給「${name}」（${address}）寫；總是寫不成，就到設定裡試一下這個連線。`,
}
