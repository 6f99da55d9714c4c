import { type ModelRequest, submitTool } from '../../src/index.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * The arguments of a call as an object, or undefined where the text is no whole object. Nothing at all is an empty object
 * where the tool needs no argument: some models send nothing then.
 */
export function callArguments(input: string, tool: string, request: ModelRequest): object | undefined {
  if (input.trim() === '') return needsNothing(schemaOf(tool, request)) ? {} : undefined
  try {
    const args: unknown = JSON.parse(input)
    return args !== null && typeof args === 'object' && !Array.isArray(args) ? args : undefined
  } catch {
    return undefined
  }
}

function schemaOf(tool: string, { tools, output }: ModelRequest): Json | undefined {
  return tool === submitTool && output !== undefined ? output : tools.find(({ name }) => name === tool)?.input
}

function needsNothing(schema: Json | undefined): boolean {
  const required = schema?.['required']
  return schema !== undefined && (!Array.isArray(required) || required.length === 0)
}
