import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool, LanguageModelV4ToolChoice } from '@ai-sdk/provider'
import { type ModelRequest, submitTool } from '../../src/index.ts'
import { promptOf } from './prompt.ts'

/** What a host may set for every call of a model. */
export interface AiSdkOptions {
  /** The name under which receipts list the model; else the model's own id. */
  readonly name?: string
  /** Sampling temperature, where the provider takes one. */
  readonly temperature?: number
  /** How hard the model thinks, where the provider lets one say. */
  readonly reasoning?: NonNullable<LanguageModelV4CallOptions['reasoning']>
  /** What the model is told of the tool `submit`. */
  readonly submitDescription?: string
  /** `required` for endpoints that refuse a tool choice that names its tool. */
  readonly singleTool?: 'named' | 'required'
  readonly providerOptions?: LanguageModelV4CallOptions['providerOptions']
}

const submitDescription = 'Hands in the finished answer. Call it once, when everything else is done.'

/** One model call in the provider's own terms; structured output is offered as the tool `submit`. */
export function callOptions(request: ModelRequest, options: AiSdkOptions, signal: AbortSignal): LanguageModelV4CallOptions {
  const tools = toolsOf(request, options)
  const { temperature, reasoning, providerOptions } = options
  return {
    prompt: promptOf(request),
    abortSignal: signal,
    ...(tools.length === 0 ? {} : { tools, toolChoice: choiceOf(request, tools, options) }),
    ...(request.maxTokens === undefined ? {} : { maxOutputTokens: request.maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(providerOptions === undefined ? {} : { providerOptions }),
  }
}

function toolsOf({ tools, output }: ModelRequest, options: AiSdkOptions): LanguageModelV4FunctionTool[] {
  const offered = tools.map(({ name, description, input }) => functionTool(name, description, input))
  return output === undefined ? offered : [...offered, functionTool(submitTool, options.submitDescription ?? submitDescription, output)]
}

function functionTool(name: string, description: string, schema: Readonly<Record<string, unknown>>): LanguageModelV4FunctionTool {
  const inputSchema: LanguageModelV4FunctionTool['inputSchema'] = JSON.parse(JSON.stringify(schema))
  return { type: 'function', name, description, inputSchema }
}

/** A lone required tool is asked for by name: some endpoints take a bare `required` as a suggestion. */
function choiceOf(
  { toolChoice }: ModelRequest,
  tools: readonly LanguageModelV4FunctionTool[],
  { singleTool = 'named' }: AiSdkOptions,
): LanguageModelV4ToolChoice {
  const [only, ...others] = tools
  const named = toolChoice === 'required' && singleTool === 'named' && others.length === 0
  return named && only !== undefined ? { type: 'tool', toolName: only.name } : { type: toolChoice }
}
