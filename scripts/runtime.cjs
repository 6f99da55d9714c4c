'use strict'
// Runs a TypeScript file on the Node pinned in this repository, whatever Node (18 or later) started this script.
const { spawn } = require('node:child_process')
const { existsSync } = require('node:fs')
const { constants } = require('node:os')
const { delimiter, dirname, join, resolve } = require('node:path')

const root = resolve(__dirname, '..')
const wanted = require(join(root, 'package.json')).optionalDependencies

/** The pinned binary of this platform, or undefined where the platform package is not installed. */
function pinned() {
  const found = Object.keys(wanted)
    .filter((name) => name.startsWith('node-'))
    .flatMap((name) => ['bin/node', 'bin/node.exe'].map((file) => join(root, 'node_modules', name, file)))
  return found.find((file) => existsSync(file))
}

/** Stops with the reason, in both languages. */
function refuse(reason) {
  console.error(
    `Hefu needs Node 24; this is ${process.versions.node} on ${process.platform}-${process.arch}, and ${reason}.\n` +
      'Run `npm ci` in the repository (without --omit=optional), or install Node 24 or later.\n' +
      `合符需要 Node 24；当前是 ${process.versions.node}（${process.platform}-${process.arch}），仓库内置的 Node 不可用。\n` +
      '请在仓库里运行 `npm ci`（不要加 --omit=optional），或安装 Node 24 以上。',
  )
  process.exit(1)
}

/** The environment with `folder` first on the path (Windows spells its name as it likes), and a place where compiled modules are kept between starts. */
function environment(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') || 'PATH'
  const cache = process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'hefu')
  return { ...process.env, [name]: `${folder}${delimiter}${process.env[name] || ''}`, NODE_COMPILE_CACHE: cache }
}

/** The Node that runs this script, where it is new enough itself. */
const own = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined

/** Runs Node as a child and ends as it ends. */
function run(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { stdio: 'inherit', env: environment(dirname(node)) })
  child.on('error', (error) => {
    // A pinned binary that this system cannot start (another C library, for one) gives way to a new enough Node.
    if (own !== undefined && own !== node) run(own, args)
    else refuse(`${node} cannot be started (${error.message})`)
  })
  // A terminal sends its interrupt to the child as well; only a lone signal has to be passed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code === null ? 128 + (constants.signals[signal] || 0) : code))
}

const [script, ...rest] = process.argv.slice(2)
if (script === undefined) {
  console.error('usage: node scripts/runtime.cjs <file.ts> [arguments]')
  process.exit(2)
}
const node = pinned() || own
if (node === undefined) refuse('no pinned Node is installed')
run(node, [resolve(root, script), ...rest])
