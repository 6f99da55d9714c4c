/** What stays on the device when everything goes: how the page looks. */
const stays = ['hefu.language', 'hefu.theme', 'hefu.motion']

/** Forgets what the page kept on this device: words not sent yet, and everything remembered about them. The page's keys all start with `hefu.`. */
export function forgetDevice(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (key.startsWith('hefu.') && !stays.includes(key)) storage.removeItem(key)
  }
}

function storages(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}
