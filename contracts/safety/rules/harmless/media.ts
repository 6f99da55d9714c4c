/** Words that make a quotation beside them the title of a work. A note, a diary or a message is none. */
export const mediaWords =
  /(?<![a-z])(?:film|movie|song|songs|album|book|novel|episode|series|show|game|track|play|musical|band|reading|watching|watched|listening|cover|covers|lyrics?|stuck in my head|season|anime|manga|podcast)(?![a-z])|电影|電影|影片|歌|小说|小說|漫画|漫畫|动漫|動漫|动画|电视剧|電視劇|追剧|追劇|这部|這部|这本|這本|游戏|遊戲|专辑|專輯|綜藝|综艺|话剧|話劇|看完|刷完|读完|讀完/i
