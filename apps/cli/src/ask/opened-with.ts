import type { Model, TurnInput } from '@hefu/turn'
import { isRecord, textAt } from '../json.ts'
import type { Provider } from '../provider.ts'

/** The provider that a turn is opened with, as it is kept among the turn's arguments: the model's name and, without anything secret, where it is reached. */
export type OpenedWith = { readonly model: string; readonly address?: string }

/** What is kept of a provider. */
export function keptProvider({ model, address }: Provider): OpenedWith {
  return { model: model.name, ...(address === undefined ? {} : { address }) }
}

/** The provider that a stored turn was opened with; undefined where none was kept. */
export function openedWith({ arguments: given }: TurnInput): OpenedWith | undefined {
  const kept = isRecord(given) ? given['provider'] : undefined
  const model = textAt(kept, 'model')
  const address = textAt(kept, 'address')
  return model === undefined ? undefined : { model, ...(address === undefined ? {} : { address }) }
}

/** Whether a stored turn was opened with this provider. */
export function isOpenedWith(input: TurnInput, provider: Provider): boolean {
  const kept = openedWith(input)
  return kept?.model === provider.model.name && kept.address === provider.address
}

/** A model under the name of the one that a turn was opened with; it is not there to be asked, and says so. */
export function absentModel(input: TurnInput): Model {
  return {
    name: openedWith(input)?.model ?? '',
    stream: async function* () {
      yield { type: 'error', code: 'provider_changed' }
    },
  }
}
