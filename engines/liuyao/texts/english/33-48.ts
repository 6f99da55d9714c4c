import type { HexagramText } from '../hexagram-text.ts'

/** Plain English renderings of hexagrams 33 to 48, in order, made for this project from the received Chinese text. */
export const english33To48: readonly HexagramText[] = [
  {
    number: 33,
    judgement: 'Success. In small things it pays to stay true.',
    lines: [
      'The tail end of the retreat. Dangerous. Do not set out for anywhere.',
      'Held with yellow oxhide. No one can pull it loose.',
      'A retreat held back by ties: sickness and danger. Good fortune in looking after those who serve you at home.',
      'Retreating from what you love. Good fortune for the noble-minded, not for petty people.',
      'A well-timed retreat. Hold steady: good fortune.',
      'A retreat with nothing to weigh it down. Everything goes well.',
    ],
  },
  {
    number: 34,
    judgement: 'It pays to stay true.',
    lines: [
      'Power in the toes. Pressing on brings misfortune, be sure of it.',
      'Hold steady: good fortune.',
      'Petty people use force, the noble-minded do not. Persisting is dangerous: the ram butts the hedge and its horns get stuck.',
      'Hold steady: good fortune, regret fades. The hedge opens and frees you; the strength is in the axle of a great cart.',
      'You lose the sheep too easily. No regret.',
      'The ram butts the hedge and can go neither back nor through. Nothing is gained. See that it is hard, and good fortune follows.',
    ],
  },
  {
    number: 35,
    judgement: 'The Marquis of Kang is given horses in great number, and received three times in a single day.',
    lines: [
      'Advancing and pushed back. Hold steady: good fortune. If they do not trust you, be easy about it. No blame.',
      'Advancing in sorrow. Hold steady: good fortune. Great blessing comes to you from the grandmother.',
      'Everyone agrees. Regret fades.',
      'Advancing like a giant rat. Persisting is dangerous.',
      'Regret fades. Do not care about loss or gain. Going brings good fortune; everything goes well.',
      'Advancing with lowered horns. Use it only to set your own town right. Danger, but good fortune and no blame; to persist is embarrassing.',
    ],
  },
  {
    number: 36,
    judgement: 'It pays to stay true in hardship.',
    lines: [
      'The light is wounded in flight and drops its wing. The noble-minded travel three days without eating. They have somewhere to go, and the host complains.',
      'The light is wounded in the left thigh. A strong horse comes to the rescue. Good fortune.',
      'The wounded light hunts in the south and catches the great chief. Do not try to set everything right at once.',
      'You enter the left side of the belly, learn the heart of the darkness, and leave by gate and courtyard.',
      'Darkened like Prince Ji, who feigned madness. It pays to stay true.',
      'No light but darkness. First it rose up to the sky, then it sank into the earth.',
    ],
  },
  {
    number: 37,
    judgement: 'It pays to stay true as a woman does who keeps a house.',
    lines: [
      'Set the bounds of the household early. Regret fades.',
      'No ventures of her own: she sees to the food in the house. Hold steady: good fortune.',
      'When the household is scolded severely, there is regret and danger, yet good fortune. When wife and child only giggle, it ends in shame.',
      'She makes the house rich. Great good fortune.',
      'The king comes to his house. Do not worry. Good fortune.',
      'Sincere and respected. It ends well.',
    ],
  },
  {
    number: 38,
    judgement: 'In small matters, good fortune.',
    lines: [
      'Regret fades. If you lose your horse, do not run after it; it comes back by itself. Meet even bad people: no blame.',
      'You meet your master in a lane. No blame.',
      'The cart is dragged back, the ox held, the driver branded and his nose cut off. No good beginning, but a good end.',
      'Alone and estranged, you meet a good man and trust each other. Danger, but no blame.',
      'Regret fades. Your kin bite through to you as through soft meat. Going on, what blame is there?',
      'Alone and estranged, you see a pig covered in mud and a wagon full of ghosts. First you bend the bow, then you put it down. This is no robber but a suitor. Go, and rain on the way means good fortune.',
    ],
  },
  {
    number: 39,
    judgement: 'The southwest is favourable, the northeast is not. It helps to see someone great. Hold steady: good fortune.',
    lines: [
      'Going meets obstacles; coming back meets praise.',
      "The king's servant meets obstacle after obstacle, and not for his own sake.",
      'Going meets obstacles, so come back.',
      'Going meets obstacles; coming back joins you to others.',
      'Great obstacles, and friends arrive.',
      'Going meets obstacles; coming back meets greatness. Good fortune. It helps to see someone great.',
    ],
  },
  {
    number: 40,
    judgement: 'The southwest is favourable. If nothing remains to be done, return: good fortune. If something does, do it early: good fortune.',
    lines: [
      'No blame.',
      'In the hunt you take three foxes and receive a yellow arrow. Hold steady: good fortune.',
      'Riding in a carriage with a pack on your back invites robbers. To persist is embarrassing.',
      'Untie your big toe. Then friends come whom you can trust.',
      'The noble-minded free themselves: good fortune. Even petty people believe it.',
      'The duke aims at a falcon high on the wall and hits it. Everything goes well.',
    ],
  },
  {
    number: 41,
    judgement:
      'With sincerity: the best of fortune, no blame, you can hold to it, and it is good to set out. What is there to offer? Two plain bowls are enough.',
    lines: [
      'When your work is done, hurry over to help; no blame. Weigh how much you take from yourself.',
      'It pays to stay true; pressing on brings misfortune. Add to others without taking away from yourself.',
      'Three people travelling lose one; one person travelling finds a friend.',
      'Reduce your ailment, and quickly: there will be joy. No blame.',
      'Someone adds to you tortoises worth a fortune, and you cannot refuse. The best of fortune.',
      'Adding without taking away. No blame; hold steady: good fortune. It is good to set out. You gain helpers who put the work above their own house.',
    ],
  },
  {
    number: 42,
    judgement: 'A good time to set out. A good time to cross the great river.',
    lines: [
      'It is good to undertake great works. The best of fortune, no blame.',
      'Someone adds to you tortoises worth a fortune, and you cannot refuse. Stay true for good: good fortune. The king makes his offering to the Lord on high: good fortune.',
      'You are increased through unlucky events. No blame. Be sincere, walk in the middle, and report to the prince with your jade token.',
      'You walk in the middle; you report and the prince follows. You can be relied on even for moving the capital.',
      'Sincere and kind at heart. You need not ask: the best of fortune. They are sincere in return and value what I am.',
      'Nobody adds to you; someone strikes you. Your heart keeps to nothing. Misfortune.',
    ],
  },
  {
    number: 43,
    judgement:
      "Declare it openly at the king's court. Call out sincerely that there is danger. Tell your own town. It is not good to take up arms. It is good to set out.",
    lines: [
      'Power in the front toes. You go, are not equal to it, and are at fault.',
      'Alert and calling out. Weapons in the evening and at night, yet do not fear.',
      'Power in the cheekbones brings misfortune. A noble person, fully resolved, walks alone, meets rain, is soaked and resented. No blame.',
      'No skin on the haunches, and the walk is hard. Let yourself be led like a sheep and regret fades; but you hear the advice and do not believe it.',
      'Cutting through the weeds with resolve. Walk in the middle: no blame.',
      'No one left to call to. Misfortune in the end.',
    ],
  },
  {
    number: 44,
    judgement: 'The woman is strong. Do not marry such a woman.',
    lines: [
      'Tied to a metal brake. Hold steady: good fortune. If it goes its own way, misfortune. Even a lean pig will surely rage about.',
      'There is a fish in the wrapping. No blame. It is not for guests.',
      'No skin on the haunches, and the walk is hard. Dangerous, but no great fault.',
      'No fish in the wrapping. Rising up brings misfortune.',
      'A melon wrapped in willow leaves: brilliance held within. Something falls from heaven.',
      'Meeting with the horns. Embarrassing, no blame.',
    ],
  },
  {
    number: 45,
    judgement:
      'Success. The king comes to his temple. It helps to see someone great: success; it pays to stay true. Large offerings bring good fortune. A good time to set out.',
    lines: [
      'Sincere, but not to the end: now confusion, now gathering. If you call out, one clasp of the hand turns it to laughter. Do not worry; going is no fault.',
      'Let yourself be drawn in. Good fortune, no blame. With sincerity even a small offering does good.',
      'Gathering with sighs. Nothing is gained. Going is no fault; a little embarrassing.',
      'Great good fortune. No blame.',
      'You gather them by your position. No blame. If some do not trust you, be great, constant and steady, and regret fades.',
      'Sighing, with tears and a running nose. No blame.',
    ],
  },
  {
    number: 46,
    judgement: 'Great success. Use it to see someone great. Do not worry. Pressing on southward brings good fortune.',
    lines: [
      'You rise with their trust. Great good fortune.',
      'With sincerity even a small offering does good. No blame.',
      'You rise into an empty city.',
      'The king makes his offering on Mount Qi. Good fortune, no blame.',
      'Hold steady: good fortune. You rise step by step.',
      'Rising in the dark. Only unceasing steadiness helps.',
    ],
  },
  {
    number: 47,
    judgement: 'Success, by staying true. Good fortune for the great; no blame. Whatever you say is not believed.',
    lines: [
      'Sitting trapped under a bare tree, you go into a dark valley. For three years you are not seen.',
      'Trapped amid wine and food. The scarlet robes are just arriving. Make an offering. Pressing on brings misfortune, yet no blame.',
      'Trapped by rock, leaning on thorns. You go into your house and your wife is not there. Misfortune.',
      'It comes slowly, slowly, held up in a golden carriage. Embarrassing, but it comes to its end.',
      'Nose and feet cut off, trapped by those in red robes. Slowly relief comes. It is good to make offerings.',
      'Trapped by creepers, on shaky ground. You say: if I move I regret it. Do regret it, and press on: good fortune.',
    ],
  },
  {
    number: 48,
    judgement:
      'Towns are moved, wells are not. The well neither loses nor gains; people come and go and draw from it. If the rope almost reaches and does not, or the jug breaks: misfortune.',
    lines: [
      'A muddy well: no one drinks. An old well: no animals come.',
      'Shooting at minnows in the well. The jar is cracked and leaks.',
      'The well is cleaned, yet no one drinks. That makes my heart ache, for it could be drawn. If the king were clear-sighted, all would share the blessing.',
      'The well is being lined. No blame.',
      'The well is clear: a cold spring to drink.',
      'The well is drawn from, do not cover it. It can be relied on. The best of fortune.',
    ],
  },
]
