#!/usr/bin/env node
'use strict'
// Starts the terminal program on the Node that the repository pins, whatever Node started this file.
const { dirname, join, relative } = require('node:path')

const runtime = require.resolve('../../../scripts/runtime.cjs')
const main = relative(join(dirname(runtime), '..'), join(__dirname, '..', 'src', 'main.ts'))
process.argv.splice(2, 0, main)
require(runtime)
