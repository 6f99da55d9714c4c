import type { Script } from '../rule.ts'
import { test } from '../rule.ts'

/** Love, work, study and travel: where a message is about them, weak signs must weigh more before they count. */
export const everyday: Readonly<Record<Script, RegExp>> = {
  han: test`前任|前男友|前女友|分手|复合|离婚|离职|辞职|跳槽|公司|考试|考研|面试|老板|出差|出国|搬家|旅行|旅游|断舍离|项目|合同|他的照片|她的照片|暗恋|桃花|姻缘|下一段|正缘|恋爱|相亲|实习|毕业设计`,
  latin: test` (?:ex|boyfriend|girlfriend|dating|breakup|broke up|divorce|job|boss|company|office|lease|exam|exams|interview|holiday|vacation|trip|moving|novel|film|band|gig|trial|concert|abroad|resignation|manager|career|promotion|thesis|degree|dissertation)(?= )`,
}
