/** Emoji that carry meaning here, each read as a Chinese or an English word; every other emoji is dropped. */
export const emojiWords: Readonly<Record<string, { readonly han: string; readonly latin: string }>> = {
  '💀': { han: '死', latin: 'die' },
  '☠': { han: '死', latin: 'die' },
  '⚰': { han: '死', latin: 'die' },
  '🪦': { han: '死', latin: 'die' },
  '🔪': { han: '刀', latin: 'knife' },
  '🗡': { han: '刀', latin: 'knife' },
  '🩸': { han: '血', latin: 'blood' },
  '💊': { han: '药', latin: 'pills' },
  '🏢': { han: '楼', latin: 'building' },
  '🏙': { han: '楼', latin: 'building' },
  '🌉': { han: '桥', latin: 'bridge' },
}
