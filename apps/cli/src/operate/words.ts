import type { Language } from '@hefu/liuyao/labels'

/** What `start` and its help say in one language. */
export interface OperateWords {
  readonly help: Readonly<Record<'start' | 'port' | 'host' | 'data', string>>
  readonly start: {
    readonly building: string
    readonly starting: string
    readonly listening: (where: { readonly address: string; readonly place: string }) => string
    readonly open: (to: { readonly host: string; readonly hosts: readonly string[] }) => string
    readonly stopping: string
    readonly stopped: string
  }
}

/** The words of whoever runs Hefu. */
export const operateWords: Readonly<Record<Language, OperateWords>> = {
  'zh-Hans': {
    help: {
      start: '启动页面，在浏览器里用',
      port: '端口，默认 7480；0 为任意空闲端口',
      host: '监听的地址，默认只供本机使用',
      data: '存放记录的文件夹，默认 data/hefu',
    },
    start: {
      building: '首次运行，正在构建页面……',
      starting: '正在启动……',
      listening: ({ address, place }) => `合符已启动，请用浏览器打开：${address}\n记录存在：${place}\n按 Ctrl+C 停止。`,
      open: ({ host, hosts }) => `注意：${host} 可从别的机器连到，而这里没有登录。可用的名称：${['127.0.0.1', 'localhost', ...hosts].join('、')}。`,
      stopping: '正在停下，未完的解读会接着做……',
      stopped: '已停下。',
    },
  },
  'zh-Hant': {
    help: {
      start: '啟動頁面，在瀏覽器裡用',
      port: '連接埠，預設 7480；0 為任意空閒連接埠',
      host: '監聽的位址，預設只供本機使用',
      data: '存放記錄的資料夾，預設 data/hefu',
    },
    start: {
      building: '首次執行，正在構建頁面……',
      starting: '正在啟動……',
      listening: ({ address, place }) => `合符已啟動，請用瀏覽器打開：${address}\n記錄存在：${place}\n按 Ctrl+C 停止。`,
      open: ({ host, hosts }) => `注意：${host} 可從別的機器連到，而這裡沒有登入。可用的名稱：${['127.0.0.1', 'localhost', ...hosts].join('、')}。`,
      stopping: '正在停下，未完的解讀會接著做……',
      stopped: '已停下。',
    },
  },
  en: {
    help: {
      start: 'Serve the page, to be used in a browser',
      port: 'Port, usually 7480; 0 takes any that is free',
      host: 'Address to listen at; usually this machine alone',
      data: 'Folder of the record, usually data/hefu',
    },
    start: {
      building: 'First run: building the page ...',
      starting: 'Starting ...',
      listening: ({ address, place }) => `Hefu is running. Open ${address} in a browser.\nThe record is kept in ${place}\nPress Ctrl+C to stop.`,
      open: ({ host, hosts }) =>
        `Mind: ${host} can be reached from other machines, and there is no login. It answers to the names ${['127.0.0.1', 'localhost', ...hosts].join(', ')}.`,
      stopping: 'Stopping; a reading under way goes on at the next start ...',
      stopped: 'Stopped.',
    },
  },
}
