'use strict'
// Runs a TypeScript file on the Node pinned in this repository, whatever Node started this script.
const { spawn } = require('node:child_process')
const { existsSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')

const root = resolve(__dirname, '..')
const wanted = require(join(root, 'package.json')).optionalDependencies

/** The pinned binary of this platform, or undefined where the platform package is not installed. */
function pinned() {
  for (const name of Object.keys(wanted)) {
    if (!name.startsWith('node-')) continue
    try {
      const home = dirname(require.resolve(`${name}/package.json`))
      const bin = ['bin/node', 'bin/node.exe'].map((file) => join(home, file)).find((file) => existsSync(file))
      if (bin !== undefined) return bin
    } catch {
      // not this platform
    }
  }
  return undefined
}

const own = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
const node = pinned() ?? own
if (node === undefined) {
  console.error(
    `Hefu needs Node 24; this is ${process.versions.node} on ${process.platform}-${process.arch}, and no pinned Node is installed.\n` +
      'Run `npm ci` in the repository (without --omit=optional), or install Node 24 or later.\n' +
      `合符需要 Node 24；当前是 ${process.versions.node}（${process.platform}-${process.arch}），也没有装好内置的 Node。\n` +
      '请在仓库里运行 `npm ci`（不要加 --omit=optional），或安装 Node 24 以上。',
  )
  process.exit(1)
}
const [script, ...rest] = process.argv.slice(2)
const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
