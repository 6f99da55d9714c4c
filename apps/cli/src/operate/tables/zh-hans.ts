import type { OperateWords } from '../words.ts'

/** 简体中文。 */
export const operateHans: OperateWords = {
  help: {
    start: '启动页面，在浏览器里用',
    backup: '把记录存成一个文件；先停下服务',
    restore: '先逐项验过备份，再放进空文件夹',
    port: '端口，默认 7480；0 为任意空闲端口（PORT）',
    host: '监听的地址，默认只供本机使用（HEFU_HOST）',
    data: '存放记录的文件夹，默认 data/hefu（HEFU_DATA）',
    'with-keys': '连同打开各家密钥的钥匙文件一起备份；这样的备份要像密码一样保管',
    'to-file': '要写成的备份，如 hefu.tar.gz',
    'from-file': 'hefu backup 写成的备份',
    'new-folder': '空的、或还没有的文件夹',
    lang: '语言：zh-Hans、zh-Hant、en',
    json: '输出机器可读的 JSON',
    help: '显示帮助',
  },
  start: {
    building: '首次运行，正在构建页面……',
    starting: '正在启动……',
    listening: ({ address, place }) => `合符已启动，请用浏览器打开：${address}\n记录存在：${place}\n按 Ctrl+C 停止。`,
    open: ({ host, hosts }) => `注意：${host} 可从别的机器连到，而这里没有登录。可用的名称：${['127.0.0.1', 'localhost', ...hosts].join('、')}。`,
    stopping: '正在停下，未完的解读会接着做……',
    stopped: '已停下。',
  },
  backup: {
    done: ({ file, size, files }) => `已备份 ${files} 个文件到 ${file}（${size}）。`,
    keys: {
      included: '钥匙文件也在里面：拿到这份备份的人，就能用你各家模型服务的密钥。',
      'left-out': '钥匙文件不在里面：恢复之后，各家的密钥要重新填写。（加 --with-keys 则一并备份。）',
    },
  },
  restore: {
    done: ({ folder, files, at }) => `已验过 ${at}（UTC）的备份，恢复了 ${files} 个文件到 ${folder}\n用它启动：npm start -- --data ${folder}`,
    keys: '备份里没有钥匙文件：请在设置里重新填写各家的密钥。',
    postgres: '现在设有 DATABASE_URL：启动时用的是那个 PostgreSQL，不是这个文件夹；要用这个文件夹，请先去掉它。',
  },
}
