import type { OperateWords } from '../words.ts'

/** 繁體中文。 */
export const operateHant: OperateWords = {
  help: {
    start: '啟動頁面，在瀏覽器裡用',
    backup: '把記錄存成一個檔案；先停下服務',
    restore: '先逐項驗過備份，再放進空資料夾',
    port: '連接埠，預設 7480；0 為任意空閒連接埠（PORT）',
    host: '監聽的位址，預設只供本機使用（HEFU_HOST）',
    data: '存放記錄的資料夾，預設 data/hefu（HEFU_DATA）',
    'with-keys': '連同打開各家密鑰的鑰匙檔案一起備份；這樣的備份要像密碼一樣保管',
    'to-file': '要寫成的備份，如 hefu.tar.gz',
    'from-file': 'hefu backup 寫成的備份',
    'new-folder': '空的、或還沒有的資料夾',
    lang: '語言：zh-Hans、zh-Hant、en',
    json: '輸出機器可讀的 JSON',
    help: '顯示說明',
  },
  start: {
    building: '首次執行，正在構建頁面……',
    starting: '正在啟動……',
    listening: ({ address, place }) => `合符已啟動，請用瀏覽器打開：${address}\n記錄存在：${place}\n按 Ctrl+C 停止。`,
    open: ({ host, hosts }) => `注意：${host} 可從別的機器連到，而這裡沒有登入。可用的名稱：${['127.0.0.1', 'localhost', ...hosts].join('、')}。`,
    stopping: '正在停下，未完的解讀會接著做……',
    stopped: '已停下。',
  },
  backup: {
    done: ({ file, size, files }) => `已備份 ${files} 個檔案到 ${file}（${size}）。`,
    keys: {
      included: '鑰匙檔案也在裡面：拿到這份備份的人，就能用你各家模型服務的密鑰。',
      'left-out': '鑰匙檔案不在裡面：恢復之後，各家的密鑰要重新填寫。（加 --with-keys 則一併備份。）',
    },
  },
  restore: {
    done: ({ folder, files, at }) => `已驗過 ${at}（UTC）的備份，恢復了 ${files} 個檔案到 ${folder}\n用它啟動：npm start -- --data ${folder}`,
    keys: '備份裡沒有鑰匙檔案：請在設定裡重新填寫各家的密鑰。',
    postgres: '現在設有 DATABASE_URL：啟動時用的是那個 PostgreSQL，不是這個資料夾；要用這個資料夾，請先去掉它。',
  },
}
