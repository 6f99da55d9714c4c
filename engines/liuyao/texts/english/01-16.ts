import type { HexagramText } from '../hexagram-text.ts'

/** Plain English renderings of hexagrams 1 to 16, in order, made for this project from the received Chinese text. */
export const english01To16: readonly HexagramText[] = [
  {
    number: 1,
    judgement: 'Great success from the very beginning. It pays to stay true.',
    lines: [
      'The dragon is hidden under water. Not yet: keep still.',
      'The dragon shows itself in the field. It helps to see someone great.',
      'A noble person works hard all day and stays alert into the night. Danger, but no blame.',
      'Perhaps a leap out of the depths, perhaps not. Either way no blame.',
      'The dragon flies in the sky. It helps to see someone great.',
      'The dragon has climbed too high. There will be regret.',
    ],
    extra: 'A flock of dragons appears and none of them leads. Good fortune.',
  },
  {
    number: 2,
    judgement:
      'Great success, with the quiet staying power of a mare. The noble-minded have somewhere to go: leading, they lose the way; following, they find whom to serve. Friends are found in the southwest and lost in the northeast. Be calm and steady: good fortune.',
    lines: [
      'You step on frost. Hard ice is on its way.',
      'Straight, square and broad. Even without practice, everything goes well.',
      'Keep your brilliance covered and stay steady. If you serve a ruler, claim no success, but see the work through.',
      'The bag is tied shut. No blame, and no praise either.',
      'A yellow skirt, modest and fitting. The best of fortune.',
      'Dragons battle in the wilds. Their blood runs dark and yellow.',
    ],
    extra: 'It pays to stay true for the long run.',
  },
  {
    number: 3,
    judgement: 'Great success, if you stay true. Do not set out for anywhere yet. First appoint lords to help you.',
    lines: [
      'Circling a boulder. Stay where you are, stay true, and appoint lords to help you.',
      'Stuck and turning back, the horses pulling apart. This is no robber but a suitor. The young woman holds firm and does not promise herself; after ten years she does.',
      'Hunting deer without a guide only leads deeper into the forest. A noble person sees the signs and gives up; going on ends in shame.',
      'The horses pull apart. Ask for the union you want. Going brings good fortune and nothing stands in the way.',
      'The rich supply is held back. In small things steadiness is lucky; in great things it is not.',
      'The horses pull apart. Tears of blood keep flowing.',
    ],
  },
  {
    number: 4,
    judgement:
      'Success. I do not chase the young learner; the young learner comes to me. The first question gets an answer. Asking two or three times more is pestering, and pestering gets none. It pays to stay true.',
    lines: [
      'Waking up the ignorant. Some discipline helps, so that the fetters can come off. Carrying it on too long is shameful.',
      'Be patient with those who do not know: good fortune. Taking a wife: good fortune. The son can run the household.',
      'Do not marry this woman: she sees a man of money and forgets herself. Nothing good comes of it.',
      'Trapped in not knowing. Shame.',
      'Open and teachable as a child. Good fortune.',
      'Striking at ignorance. Do not act like a robber; guard against robbers instead.',
    ],
  },
  {
    number: 5,
    judgement: 'Have confidence: bright success. Hold steady: good fortune. A good time to cross the great river.',
    lines: [
      'Waiting in the open country. Keep to what you always do. No blame.',
      'Waiting on the sand. There is some talk, but it ends well.',
      'Waiting in the mud draws robbers in.',
      'Waiting in blood. Get out of the pit.',
      'Waiting with food and wine. Hold steady: good fortune.',
      'You go into the pit. Three guests come whom nobody invited. Honour them and it ends well.',
    ],
  },
  {
    number: 6,
    judgement:
      'You are sincere but blocked. Be wary: stopping halfway is lucky, fighting to the finish is not. It helps to see someone great. Not a time to cross the great river.',
    lines: [
      'Do not drag the matter out. There is some talk, but it ends well.',
      'You cannot win this case. Go home and keep out of sight; the three hundred households of your town come to no harm.',
      'Live on what you earned long ago. It is risky to hold on, but it ends well. If you serve a ruler, claim no success.',
      'You cannot win this case. Turn back, accept how things are, change your mind and be calm and steady: good fortune.',
      'The dispute is judged fairly. The best of fortune.',
      'You may win a belt of honour, only to have it stripped off three times before noon.',
    ],
  },
  {
    number: 7,
    judgement: 'It takes steadiness and an experienced leader. Good fortune, no blame.',
    lines: [
      'An army sets out under strict order. If the order is bad: misfortune.',
      'In the middle of the army. Good fortune, no blame. The king gives his commission three times.',
      'The army may come home with corpses in its wagons. Misfortune.',
      'The army pulls back and camps. No blame.',
      'There is game in the field; it is right to catch it. No blame. Let the eldest lead. If the younger ones do, wagons of corpses follow, and persisting is disastrous.',
      'The great ruler hands out rewards: some found states, some inherit houses. Do not employ petty people.',
    ],
  },
  {
    number: 8,
    judgement:
      'Good fortune. Ask once more whether you have the greatness, constancy and steadiness for it: then no blame. The unsettled come from all sides. Whoever comes late is out of luck.',
    lines: [
      'Join with sincerity: no blame. When sincerity fills you like a full jar, something unexpected comes in the end: good fortune.',
      'The bond comes from within. Hold steady: good fortune.',
      'You are joining the wrong people.',
      'Join with someone outside. Hold steady: good fortune.',
      'An open bond. The king hunts with beaters on three sides only and lets the game in front escape. His people need no warning. Good fortune.',
      'A union without a head. Misfortune.',
    ],
  },
  {
    number: 9,
    judgement: 'Success. Thick clouds but no rain yet; they drift in from our western fields.',
    lines: [
      'Come back to your own path. How could that be wrong? Good fortune.',
      'Let yourself be drawn back along with others. Good fortune.',
      'The wheel comes off the cart. Husband and wife look daggers at each other.',
      'Be sincere. Bloodshed passes and fear lifts. No blame.',
      'Trust ties people together. Your riches are shared with your neighbours.',
      'The rain has come, the rest has come; the load of merit is full. For a wife, holding on is risky. The moon is nearly full: for a noble person, pressing on brings misfortune.',
    ],
  },
  {
    number: 10,
    judgement: "You step on the tiger's tail and it does not bite. Success.",
    lines: [
      'Walk in plain simplicity. Going forward is no fault.',
      'The road you walk is level and wide. For someone living quietly, steadiness is lucky.',
      "One eye thinks it can see, a lame leg thinks it can walk. Step on the tiger's tail like that and it bites: misfortune. A mere fighter plays the great ruler.",
      "You step on the tiger's tail with great care. It ends well.",
      'Walking with fixed resolve. Persisting is dangerous.',
      'Look back on how you have walked and weigh the signs. When the circle is complete: the best of fortune.',
    ],
  },
  {
    number: 11,
    judgement: 'The small leaves and the great arrives. Good fortune, success.',
    lines: [
      'Pull up a reed and its roots bring others along. Pressing on brings good fortune.',
      'Put up with the rough, cross the river on foot, overlook nothing far away, keep no clique: so you earn honour on the middle path.',
      'No plain without a slope, no going without a return. Stay true in hardship and there is no blame. Do not worry over what you trust in; enjoy the food you have.',
      'Fluttering down together. Not relying on wealth, among neighbours, trusting without being told to.',
      'The emperor gives his daughter in marriage. It brings blessing and the best of fortune.',
      'The city wall falls back into its ditch. Do not use the army. Give orders only in your own town; even holding steady you will be embarrassed.',
    ],
  },
  {
    number: 12,
    judgement: 'Blocked by the wrong people. Staying true does not pay for the noble-minded: the great leaves and the small arrives.',
    lines: [
      'Pull up a reed and its roots bring others along. Hold steady: good fortune, success.',
      'They flatter and submit. That is lucky for petty people; the great one accepts the blockage and so succeeds.',
      'They hide their shame.',
      'Acting on a true calling, no blame. Companions share the blessing.',
      'The blockage is coming to rest. Good fortune for the great. "It may be lost, it may be lost!": so tie it to a clump of mulberries.',
      'The blockage is overturned. First stuck, then glad.',
    ],
  },
  {
    number: 13,
    judgement: 'People come together out in the open. Success. A good time to cross the great river. Staying true pays for the noble-minded.',
    lines: [
      'Coming together at the gate. No blame.',
      'Coming together only within the clan. Embarrassment.',
      'Soldiers hidden in the brush, a lookout on the high hill: for three years nothing stirs.',
      'You climb the wall but cannot attack. Good fortune.',
      'Companions first weep and wail, then laugh. Great armies manage to meet.',
      'Coming together in the outskirts. No regret.',
    ],
  },
  {
    number: 14,
    judgement: 'Great success.',
    lines: [
      'No dealings with what harms. It is not your fault; stay mindful of hardship and no blame comes.',
      'A big wagon to carry the load. Wherever you go, no blame.',
      'A prince makes his offering to the Son of Heaven. A petty person could not.',
      'Do not make a show of your fullness. No blame.',
      'Your sincerity meets theirs, and it carries authority. Good fortune.',
      'Help comes from heaven. Good fortune; everything goes well.',
    ],
  },
  {
    number: 15,
    judgement: 'Success. A noble person carries things through to the end.',
    lines: [
      'Humble about being humble, a noble person can cross the great river. Good fortune.',
      'Humility that speaks for itself. Hold steady: good fortune.',
      'Humble and hard-working, a noble person carries things through. Good fortune.',
      'Everything goes well when humility shows in each act.',
      'You do not flaunt wealth before your neighbours. If force is needed, it may be used, and all goes well.',
      'Humility that is heard. It is right to set armies moving, but only to bring your own towns and lands in order.',
    ],
  },
  {
    number: 16,
    judgement: 'A good time to appoint lords to help you, and to set armies moving.',
    lines: [
      'Crowing over your delight. Misfortune.',
      'Firm as a rock, yet quick: you do not wait out the day. Hold steady: good fortune.',
      'Looking up to others for your delight brings regret. Being slow about it brings more regret.',
      'The source of delight. Much is gained. Do not doubt, and friends gather round you like hair in a clasp.',
      'Persistently ill, yet you never die of it.',
      'Blinded by delight. But if you change even after it is done, no blame.',
    ],
  },
]
