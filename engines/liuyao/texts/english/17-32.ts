import type { HexagramText } from '../hexagram-text.ts'

/** Plain English renderings of hexagrams 17 to 32, in order, made for this project from the received Chinese text. */
export const english17To32: readonly HexagramText[] = [
  {
    number: 17,
    judgement: 'Great success. It pays to stay true. No blame.',
    lines: [
      'What you stood for is changing. Hold steady: good fortune. Go out of the door and meet people; something comes of it.',
      'Cling to the boy and you lose the grown man.',
      'Hold to the grown man and you lose the boy. Following gets you what you seek. It pays to stay put and stay true.',
      'Following makes you gain; clinging to the gain is unlucky. Be sincere on the path and clear about it: what blame could there be?',
      'Trust in what is good. Good fortune.',
      'Held fast, bound, and bound again. The king makes his offering on the western mountain.',
    ],
  },
  {
    number: 18,
    judgement:
      'Great success. A good time to cross the great river. Think over the three days before the new start, and the three days after it.',
    lines: [
      'Putting right what the father let spoil. With such a child the father is cleared of blame. Risky, but it ends well.',
      'Putting right what the mother let spoil. Do not be rigid about it.',
      'Putting right what the father let spoil. Some small regret, no great blame.',
      'Letting the spoiled work of the father go on. If you continue, you will be ashamed.',
      'Putting right what the father let spoil, and being praised for it.',
      'Serving neither kings nor lords, and setting a higher aim for yourself.',
    ],
  },
  {
    number: 19,
    judgement: 'Great success. It pays to stay true. But when the eighth month comes, misfortune.',
    lines: [
      'You draw near and move others. Hold steady: good fortune.',
      'You draw near and move others. Good fortune; everything goes well.',
      'Sweet words as you draw near: nothing is gained. Once you are troubled by it, the blame is gone.',
      'You come all the way near. No blame.',
      'You draw near with wisdom, as a great ruler should. Good fortune.',
      'You draw near with a generous heart. Good fortune, no blame.',
    ],
  },
  {
    number: 20,
    judgement: 'The hands are washed but the offering is not yet made: full of trust and awe, everyone looks up.',
    lines: [
      'Looking as a child looks. No blame for petty people; for the noble-minded, embarrassing.',
      'Peeping through the crack of a door. It suits the steadiness of a woman kept at home.',
      'I look at my own life to know when to advance and when to step back.',
      'See the light of the country. It is worth being a guest at court.',
      'I look at my own life. For the noble-minded, no blame.',
      'Look at what that life has brought about. For the noble-minded, no blame.',
    ],
  },
  {
    number: 21,
    judgement: 'Success. A good time to settle matters by law.',
    lines: [
      'Feet locked in the stocks, toes hidden. No blame.',
      'Biting into soft meat until the nose disappears in it. No blame.',
      'Biting into old dried meat and finding something poisonous. A little embarrassing, no blame.',
      'Biting into dried meat on the bone and finding a metal arrowhead. It pays to stay true through difficulty: good fortune.',
      'Biting into dry meat and finding yellow gold. Stay true and mind the danger. No blame.',
      'A wooden collar on the neck, ears hidden. Misfortune.',
    ],
  },
  {
    number: 22,
    judgement: 'Success. In small things, it is good to set out.',
    lines: [
      'Adorning the feet. Leave the carriage and walk.',
      'Adorning the beard.',
      'Adorned and glistening. Stay true for good: good fortune.',
      'Adorned, or plain white? A white horse comes as if on wings. This is no robber but a suitor.',
      'Adornment among hills and gardens. The roll of silk is thin and small. Embarrassing, but it ends well.',
      'Adorned in plain white. No blame.',
    ],
  },
  {
    number: 23,
    judgement: 'Not a time to set out anywhere.',
    lines: [
      'The bed is stripped at its legs. What is firm wears away: misfortune.',
      'The bed is stripped at its frame. What is firm wears away: misfortune.',
      'Stripping it off. No blame.',
      'The bed is stripped up to the skin. Misfortune.',
      'A string of fish: favour passes in order, as among the ladies of the court. Everything goes well.',
      'The large fruit is left uneaten. The noble-minded gain a carriage; petty people tear down their own huts.',
    ],
  },
  {
    number: 24,
    judgement:
      'Success. Going out and coming in without harm; friends come, no blame. The way turns back on itself and on the seventh day the return arrives. A good time to set out.',
    lines: [
      'Turning back before going far. Nothing to regret: the best of fortune.',
      'A quiet, gracious return. Good fortune.',
      'Turning back again and again. Risky, no blame.',
      'Walking among the others, you return alone.',
      'A whole-hearted return. No regret.',
      'Lost on the way back. Misfortune, harm from outside and within. Armies set moving now end in great defeat, and the ruler suffers with them. Ten years are not enough to recover.',
    ],
  },
  {
    number: 25,
    judgement: 'Great success. It pays to stay true. Whoever is not upright runs into trouble; then it is not a time to set out.',
    lines: [
      'Nothing false in you. Going brings good fortune.',
      'Not ploughing for the sake of the harvest, nor clearing land for the sake of the field: then set out.',
      'Trouble without fault. Someone tied up an ox: the passer-by gains it and the villagers are blamed.',
      'You can hold steady. No blame.',
      'An illness without fault. Take no medicine; it will pass and you will be glad.',
      'Nothing false in you, yet to act now brings trouble. Nothing is gained.',
    ],
  },
  {
    number: 26,
    judgement: 'It pays to stay true. Do not eat only at home: good fortune. A good time to cross the great river.',
    lines: [
      'There is danger. It is best to stop.',
      'The cart is taken off its axle.',
      'Good horses at the gallop. Stay true through difficulty. Practise driving and guarding day by day; then set out.',
      'A board on the horns of a young bull. The best of fortune.',
      'The tusks of a gelded boar. Good fortune.',
      'How open the road of heaven! Success.',
    ],
  },
  {
    number: 27,
    judgement: 'Hold steady: good fortune. Watch what you feed, and how you look for your own food.',
    lines: [
      'You put aside your own magic tortoise and stare at me with your jaw hanging. Misfortune.',
      'Turning the wrong way round for food, leaving the rule, looking to the hilltop. Pressing on brings misfortune.',
      'Against all sound feeding. To persist is unlucky. For ten years do nothing with it; nothing is gained.',
      'Looking downward for food: good fortune. Watching like a tiger, intent and eager. No blame.',
      'Leaving the usual rule. Stay where you are and hold steady: good fortune. Do not cross the great river.',
      'Others are fed through you. Mindful of the danger you have good fortune. A good time to cross the great river.',
    ],
  },
  {
    number: 28,
    judgement: 'The ridge beam sags. A good time to set out. Success.',
    lines: [
      'White grass spread as a mat underneath. No blame.',
      'A withered willow puts out shoots. An old man takes a young wife. Everything goes well.',
      'The ridge beam sags. Misfortune.',
      'The ridge beam is propped up. Good fortune. If something else comes in: embarrassing.',
      'A withered willow flowers. An old woman takes a young husband. No blame and no praise.',
      'Wading across, the water closes over the head. Misfortune, yet no blame.',
    ],
  },
  {
    number: 29,
    judgement: 'Be true; the heart alone brings success. Going on earns respect.',
    lines: [
      'Pit within pit, and you fall into the hole at the bottom. Misfortune.',
      'The pit is dangerous. Try only for small gains.',
      'Forward a pit, backward a pit; dangerous, so rest. You would fall into the hole: do not act.',
      'A jug of wine, two bowls of food, simple earthenware, handed in through the window. In the end no blame.',
      'The pit is not overflowing; it has only filled to the level. No blame.',
      'Tied with black ropes and put among thorns. For three years no way out. Misfortune.',
    ],
  },
  {
    number: 30,
    judgement: 'It pays to stay true. Success. Tend something gentle, as one keeps a cow: good fortune.',
    lines: [
      'The footsteps are confused. Be respectful and careful. No blame.',
      'Yellow light. The best of fortune.',
      'In the light of the setting sun: if you do not drum on the pot and sing, you will sigh over old age. Misfortune.',
      'It comes suddenly: it burns, it dies, it is thrown away.',
      'Tears flow in streams, with sighs and grief. Good fortune.',
      'The king sends his forces out. Praise for cutting off the leader while sparing the followers. No blame.',
    ],
  },
  {
    number: 31,
    judgement: 'Success. It pays to stay true. Taking a wife brings good fortune.',
    lines: [
      'The feeling stirs in the big toe.',
      'The feeling stirs in the calf. Misfortune; stay where you are: good fortune.',
      'The feeling stirs in the thigh and clings to what it follows. Going on is embarrassing.',
      'Hold steady: good fortune, regret fades. If you are restless, going back and forth, only your friends follow your thoughts.',
      'The feeling stirs in the back. No regret.',
      'The feeling stirs in jaw, cheeks and tongue.',
    ],
  },
  {
    number: 32,
    judgement: 'Success, no blame. It pays to stay true. A good time to set out.',
    lines: [
      'Digging for permanence too deep too soon. Insisting brings misfortune; nothing is gained.',
      'Regret fades.',
      'You do not keep to your character, and may be handed disgrace. Persisting like this is embarrassing.',
      'No game in the field.',
      'Keeping one constant character. For a wife good fortune, for a husband misfortune.',
      'Constant agitation. Misfortune.',
    ],
  },
]
