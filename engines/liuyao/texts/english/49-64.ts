import type { HexagramText } from '../hexagram-text.ts'

/** Plain English renderings of hexagrams 49 to 64, in order, made for this project from the received Chinese text. */
export const english49To64: readonly HexagramText[] = [
  {
    number: 49,
    judgement: 'When the right day has come, you are believed. Great success; it pays to stay true. Regret fades.',
    lines: [
      'Bind it firmly with yellow oxhide.',
      'When the right day has come, make the change. Pressing on brings good fortune, no blame.',
      'Pressing on brings misfortune; insisting is dangerous. When the call for change has gone round three times, you are trusted.',
      'Regret fades. With trust you may change the very order of things. Good fortune.',
      'The great change like the tiger. Even before the oracle is asked, they are trusted.',
      'The noble-minded change like the leopard; petty people change their faces. Pressing on brings misfortune. Stay and hold steady: good fortune.',
    ],
  },
  {
    number: 50,
    judgement: 'The best of fortune. Success.',
    lines: [
      'The cauldron is tipped over, feet up: good for clearing out what is stale. Taking a concubine for the sake of a son. No blame.',
      'The cauldron is full. My companion is ailing but cannot get at me. Good fortune.',
      'The handles of the cauldron are changed and it cannot be carried. The fat pheasant is not eaten. Then rain falls and regret shrinks. It ends well.',
      "The cauldron breaks a leg and its lord's dinner runs out over everything. Misfortune.",
      'The cauldron has yellow handles and a golden carrying rod. It pays to stay true.',
      'The cauldron has a carrying rod of jade. Great good fortune; everything goes well.',
    ],
  },
  {
    number: 51,
    judgement:
      'Success. The thunder comes: first fright, then laughter and talk. It shakes everything for a hundred miles, yet the ladle and the holy wine are not dropped.',
    lines: [
      'The thunder comes with fright; afterwards there is laughter and talk. Good fortune.',
      'The thunder brings danger. You lose your treasures and climb the nine hills. Do not chase them; in seven days you get them back.',
      'The thunder leaves you dazed. If it moves you to act, no harm comes.',
      'The thunder gets stuck in the mud.',
      'The thunder goes and comes, dangerous. But nothing is lost; there are things to do.',
      'The thunder leaves you trembling, looking about in terror. Pressing on brings misfortune. If it has struck only your neighbour and not you, no blame; your relations will talk.',
    ],
  },
  {
    number: 52,
    judgement: 'Still the back, and the body is no longer felt. Walk through the yard and see no one there. No blame.',
    lines: [
      'Keep the toes still. No blame. It pays to stay true for the long run.',
      'The calves are kept still. You cannot save the one you follow, and your heart is not glad.',
      'The waist is kept still and the back torn apart. Danger; the heart chokes as in smoke.',
      'Keep the body still. No blame.',
      'Keep the jaw still and let words come in order. Regret fades.',
      'Stillness, generous and complete. Good fortune.',
    ],
  },
  {
    number: 53,
    judgement: 'A bride goes to her new home: good fortune. It pays to stay true.',
    lines: [
      'Step by step the wild geese reach the shore. The youngster is in danger and there is talk. No blame.',
      'Step by step the wild geese reach the rock. Eating and drinking in good cheer. Good fortune.',
      'Step by step the wild geese reach the dry plain. The man goes out and does not return; the woman is with child and does not give birth. Misfortune. Guard against robbers.',
      'Step by step the wild geese reach the trees. Perhaps one finds a level branch. No blame.',
      'Step by step the wild geese reach the ridge. For three years the wife has no child. In the end nothing can stop it. Good fortune.',
      'Step by step the wild geese reach the heights. Their feathers serve for the sacred dance. Good fortune.',
    ],
  },
  {
    number: 54,
    judgement: 'Pressing on brings misfortune. Nothing is gained.',
    lines: [
      'The girl marries as a second wife. The lame can still walk. Pressing on brings good fortune.',
      'With one eye one can still see. It suits the steadiness of someone living quietly.',
      'The girl waits to be married in a lowly way; she goes back and marries as a second wife.',
      'The girl lets the wedding day pass. A late marriage has its time.',
      "The emperor gives his daughter in marriage. The bride's sleeves were not as fine as those of her companion. The moon is nearly full. Good fortune.",
      'She holds a basket with nothing in it. He stabs a sheep and no blood comes. Nothing is gained.',
    ],
  },
  {
    number: 55,
    judgement: 'Success. The king attains it. Do not worry: be as the sun at midday.',
    lines: [
      'You meet the one who is your match. Even ten days together are no fault. Going on earns respect.',
      'The screen is so thick that you see stars at midday. Going on meets doubt and ill will. Stir them by sincerity: good fortune.',
      'The awning is so thick that you see the faintest stars at midday. You break your right arm. No blame.',
      'The screen is so thick that you see stars at midday. You meet an equal who is your master. Good fortune.',
      'Brilliant people come. There is blessing and praise. Good fortune.',
      'A vast house that screens off the family. Look in at the door: silent, nobody there. For three years no one is seen. Misfortune.',
    ],
  },
  {
    number: 56,
    judgement: 'Success in small things. For a traveller, staying true brings good fortune.',
    lines: [
      'The traveller fusses over trifles and so brings trouble on himself.',
      'The traveller reaches an inn with money in the pocket and finds a loyal young servant.',
      'The inn burns down and the traveller loses the young servant. Persisting is dangerous.',
      'The traveller has a place to stay, and money and an axe. Yet the heart is not glad.',
      'Shooting at a pheasant costs one arrow. In the end there is praise and an appointment.',
      'The bird burns its nest. The traveller first laughs, then wails. He loses his ox too easily. Misfortune.',
    ],
  },
  {
    number: 57,
    judgement: 'Success in small things. A good time to set out. It helps to see someone great.',
    lines: [
      'Forward, backward. What helps is the steadiness of a soldier.',
      'Crouching under the bed. Call in scribes and shamans in great number: good fortune, no blame.',
      'Giving way over and over. Embarrassing.',
      'Regret fades. The hunt yields all three kinds of game.',
      'Hold steady: good fortune, regret fades, everything goes well. No good beginning, but a good end. Three days before the change, three days after it: good fortune.',
      'Crouching under the bed, you lose your money and your axe. Persisting brings misfortune.',
    ],
  },
  {
    number: 58,
    judgement: 'Success. It pays to stay true.',
    lines: [
      'Joy in harmony. Good fortune.',
      'Joy in sincerity. Good fortune; regret fades.',
      'Joy that comes from outside. Misfortune.',
      'Weighing one joy against another, not yet at rest. Put the sickness aside and be glad.',
      'Trusting what wears you away. Danger.',
      'Joy that lures you along.',
    ],
  },
  {
    number: 59,
    judgement: 'Success. The king comes to his temple. A good time to cross the great river. It pays to stay true.',
    lines: [
      'A strong horse comes to the rescue. Good fortune.',
      'As things scatter, run to what supports you. Regret fades.',
      'Let your self scatter. No regret.',
      'Scatter your own faction: the best of fortune. From scattering comes a great heap, more than ordinary people would think of.',
      "Let great commands go out like sweat; give out the king's stores. No blame.",
      'Scatter the blood; go away, keep far off, get out. No blame.',
    ],
  },
  {
    number: 60,
    judgement: 'Success. But bitter limits cannot be kept up.',
    lines: [
      'Not leaving the inner courtyard. No blame.',
      'Not leaving the outer courtyard. Misfortune.',
      'Whoever keeps no limits will have sighs. No one else to blame.',
      'At ease within limits. Success.',
      'Limits that taste sweet: good fortune. Going on earns respect.',
      'Bitter limits. Persisting brings misfortune; yet regret fades.',
    ],
  },
  {
    number: 61,
    judgement: 'Sincerity reaches even pigs and fishes: good fortune. A good time to cross the great river. It pays to stay true.',
    lines: [
      'Be prepared: good fortune. With something else in mind there is no peace.',
      'A crane calls in the shade and its young one answers. I have a good cup of wine; let us share it.',
      'You meet your counterpart. Now you drum, now you stop; now you weep, now you sing.',
      'The moon is nearly full. One horse of the pair is gone. No blame.',
      'Sincerity that ties people together. No blame.',
      "The rooster's cry climbs up to the sky. Persisting brings misfortune.",
    ],
  },
  {
    number: 62,
    judgement:
      'Success. It pays to stay true. Small things can be done, great things cannot. The flying bird leaves its call behind: not up, but down. Great good fortune.',
    lines: [
      'The bird flies, and so meets misfortune.',
      'You pass by the grandfather and meet the grandmother; you do not reach the ruler but meet the minister. No blame.',
      'If you take no extra care to guard yourself, someone may come from behind and strike. Misfortune.',
      'No blame. Without going too far you meet it. Going on is dangerous: be on guard, do not act, stay steady always.',
      'Thick clouds but no rain yet, from our western fields. The prince shoots and takes the one in the cave.',
      'Not meeting it, you go past. The flying bird is caught. Misfortune: this is called harm from outside and within.',
    ],
  },
  {
    number: 63,
    judgement: 'Success in small things. It pays to stay true. Lucky at first, disorder at the end.',
    lines: [
      'You drag your wheels and wet your tail. No blame.',
      'The wife loses the curtain of her carriage. Do not run after it; in seven days it is back.',
      'King Gaozong attacks the Gui tribes and takes three years to subdue them. Do not employ petty people.',
      'Even fine clothes turn to rags. Be careful all day long.',
      'The neighbour in the east slaughters an ox; the small offering of the neighbour in the west receives the real blessing.',
      'The head gets wet. Danger.',
    ],
  },
  {
    number: 64,
    judgement: 'Success. The little fox is almost across when its tail gets wet. Nothing is gained.',
    lines: [
      'You wet your tail. Embarrassing.',
      'You drag your wheels. Hold steady: good fortune.',
      'Not yet across. Pressing on brings misfortune. Yet it is good to cross the great river.',
      'Hold steady: good fortune, regret fades. With a shock you attack the Gui tribes; for three years there are rewards from the great country.',
      'Hold steady: good fortune, no regret. The light of the noble-minded is true. Good fortune.',
      'Drinking wine in full trust: no blame. But get your head wet and that trust is thrown away.',
    ],
  },
]
