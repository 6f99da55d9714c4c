import type { Matters } from './matters.ts'

/** Answers and advice in English. */
export const mattersEn: Matters = {
  fortune: {
    name: 'general fortune',
    verdict: {
      favourable: 'This stretch of {whose} life is on the rise, and plans can be moved forward.',
      mixed: 'This stretch of {whose} life is even: some things go easily, others catch, and they are best looked at one by one.',
      unfavourable: 'This stretch of {whose} life runs low; pushing is likely to miss, and keeping what is in hand matters more.',
    },
    advice: {
      favourable: [
        'Take up the one thing that is both important and long overdue, and settle it while the going is good.',
        'Keep some strength in reserve; a full calendar is not the aim.',
      ],
      mixed: [
        'Sort what is on the table into what can be steered and what can only be waited for, and begin with the first pile.',
        'Look back after a while and adjust then; there is no need to ask every day.',
      ],
      unfavourable: [
        'Take on fewer new promises and finish the ones already made.',
        'Put one thing in order, be it sleep, money or a debt of kindness; one worry less is a real gain.',
      ],
    },
  },
  career: {
    name: 'work and position',
    verdict: {
      favourable: 'The position can be hoped for; the opening is coming closer.',
      mixed: 'The matter of work stands at even odds: the opening is in sight but not yet in hand.',
      unfavourable: 'The matter of work does not go well for now, and the position wanted is out of reach for the time being.',
    },
    advice: {
      favourable: [
        'Hand in what is to be handed in and say what is to be said soon; do not wait to be invited.',
        'Put the proof of good work on a single page and have it ready.',
      ],
      mixed: [
        'Find out who decides and what that person values before spending effort.',
        'Keep doing the present work well; nothing is gained by letting go of it for an opening that is still undecided.',
      ],
      unfavourable: [
        'Make the present place secure first, and let the wish for a change rest a while.',
        'Ask plainly why it did not come about and mend the weakest point before the next try.',
      ],
    },
  },
  business: {
    name: 'business',
    verdict: {
      favourable: 'The venture can be made to work; the profit has a source.',
      mixed: 'There is something to earn here and something that leaks; gain and loss lie close together.',
      unfavourable: 'Undertaken now, the venture brings thin returns that others are likely to share in.',
    },
    advice: {
      favourable: ['Do one small deal first, count it through, and only then enlarge.', 'Write the terms down, the sharing and the way out included.'],
      mixed: [
        'Work the costs out again, and go on only if they still hold in the worst case.',
        'Close the leaks first: credit given, favours in the price, shares left vague.',
      ],
      unfavourable: [
        'Hold back new money and call in what can still be called in.',
        'If it has to be done, use only what can be lost, and fix the stopping line beforehand.',
      ],
    },
  },
  wealth: {
    name: 'money',
    verdict: {
      favourable: 'The money has a source and can be reached.',
      mixed: 'The money is in sight; how much of it arrives depends on what follows.',
      unfavourable: 'This money is hard to come by at present, and hard to keep.',
    },
    advice: {
      favourable: [
        'Ask early for what is owed and for the price that is right.',
        'Once it has come, leave a part untouched before putting any of it out again.',
      ],
      mixed: ['Agree on the sum and the date first; what is not written down should not be counted.', 'Spend a little less until it has really arrived.'],
      unfavourable: ['Do not borrow in order to chase it.', 'Give the attention to steady income and treat this sum as something that may or may not come.'],
    },
  },
  exam: {
    name: 'the examination',
    verdict: {
      favourable: 'There is good hope for the examination; the result leans the right way.',
      mixed: 'The examination could go either way, and the form of the day will count.',
      unfavourable: 'This examination is an uphill one, and the result may fall short of the wish.',
    },
    advice: {
      favourable: [
        'Keep the rhythm of revision, and spend the last days on the gaps.',
        'Check papers, time and route beforehand so that nothing small distracts.',
      ],
      mixed: [
        'Pick the two places where most marks are lost and put the time there.',
        'Sit a few full papers against the clock, for steadiness rather than speed.',
      ],
      unfavourable: [
        'Secure the questions that can be answered; the plain marks come first.',
        'Think of the next step as well; one paper does not settle everything.',
      ],
    },
  },
  study: {
    name: 'study',
    verdict: {
      favourable: 'The studies can make headway; what is read stays.',
      mixed: 'The studies go forward and back by turns; method matters more than hours.',
      unfavourable: 'The studies meet resistance now, and effort is slow to show.',
    },
    advice: {
      favourable: [
        'Give the hardest subject the clearest hour of the day.',
        'Find someone who will point out mistakes, and explain things to that person regularly.',
      ],
      mixed: ['Try another way of learning for two weeks and compare with a small test.', 'Take away the one thing nearby that distracts most.'],
      unfavourable: ['Carry fewer subjects at once and get one of them firm.', 'Ask about what is unclear early; do not let it pile up.'],
    },
  },
  document: {
    name: 'the papers',
    verdict: {
      favourable: 'The papers can be obtained, and word will come.',
      mixed: 'The papers are under way; one or two steps in between will decide.',
      unfavourable: 'The papers are held up for now and may be returned or delayed.',
    },
    advice: {
      favourable: [
        'Bring everything together once, in the form that is asked for.',
        'Keep the receipt and its number, and inquire once the agreed day has passed.',
      ],
      mixed: ['Ask first at which step it is waiting, then supply just that.', 'Keep copies, and have spoken promises put in writing.'],
      unfavourable: [
        'Go through the requirements line by line; the fault is most likely in a detail.',
        'Allow more time, and do not let everything else hang on this one paper.',
      ],
    },
  },
  marriage: {
    name: 'the relationship',
    verdict: {
      favourable: 'The relationship can come to something; the other side is drawing nearer.',
      mixed: 'The relationship has not found its shape: there is closeness, and there is distance.',
      unfavourable: 'The two are out of step at present, and forcing the pace would only tire them.',
    },
    advice: {
      favourable: ['Say it plainly and let the other person know that it is meant.', 'Talk early about families and money; what can be talked about can last.'],
      mixed: [
        'Leave the name of it open for now, and see how the other behaves when things are difficult.',
        'Ask directly where there is doubt; guessing helps nobody.',
      ],
      unfavourable: [
        'Leave each other some distance and see what remains once it is quiet.',
        'Look after the rest of life; one person should not carry all of the mood.',
      ],
    },
  },
  children: {
    name: 'the children',
    verdict: {
      favourable: 'The matter of the child gives no cause for worry; it is going the right way.',
      mixed: 'The matter of the child brings some joy and some care, and becomes clear only with time spent together.',
      unfavourable: 'The matter of the child asks for patience now and cannot be hurried.',
    },
    advice: {
      favourable: ['Give more praise, and leave a decision or two to the child.', 'Keep the rules that were set; they slip most easily in good times.'],
      mixed: ['Listen first, advise afterwards, and find out what really matters to the child.', 'Agree with the other carer on what is said.'],
      unfavourable: ['Solve one problem at a time, the smallest first.', 'Let a teacher or another professional help; it need not be carried alone.'],
    },
  },
  childbirth: {
    name: 'the birth',
    verdict: {
      favourable: 'For the birth the signs are calm, and preparations can be made in peace.',
      mixed: 'For the birth the signs rise and fall; keeping every check-up matters most.',
      unfavourable: 'For the birth the signs counsel extra care, with the doctor’s arrangements before all else.',
    },
    advice: {
      favourable: ['Prepare check-ups and the hospital bag by a list; that settles the mind.', 'Keep the days even, and have someone near who can help.'],
      mixed: ['Fix the date of the next examination and put every question there.', 'Share out the work at home beforehand, so that nobody has to run.'],
      unfavourable: [
        'At any discomfort call the doctor first; do not wait, and do not let an oracle decide.',
        'Travel and toil less, and let the family take over more.',
      ],
    },
  },
  illness: {
    name: 'the illness',
    verdict: {
      favourable: 'As to {whose} illness, the signs move towards easing.',
      mixed: 'As to {whose} illness, the signs go to and fro; improvement takes some time.',
      unfavourable: 'As to {whose} illness, the signs are stubborn and ask for more care and patience.',
    },
    advice: {
      favourable: ['Finish the treatment as prescribed; feeling better is no reason to stop it.', 'Regular meals and sleep make the recovery steadier.'],
      mixed: [
        'Write down symptoms and medicines with their times, and give the notes to the doctor.',
        'The ups and downs of mood count too; talk to someone about them.',
      ],
      unfavourable: [
        'If no doctor has been seen, see one first; if one has, a second opinion does no harm.',
        'Those who give care need to rest by turns as well.',
      ],
    },
  },
  travel: {
    name: 'the trip',
    verdict: {
      favourable: 'The way is open for {whose} trip, and it should go smoothly on the whole.',
      mixed: 'A start can be made on {whose} trip, with some delay along the way.',
      unfavourable: 'The time is not good for {whose} trip; a later start would be steadier.',
    },
    advice: {
      favourable: ['Keep the plan, and check papers and tickets once more.', 'Send the itinerary to someone trusted.'],
      mixed: ['Leave half a day of slack, and no tight connections.', 'Keep money and papers apart, with a digital copy.'],
      unfavourable: [
        'Change the date if that can be done; if not, take the best known and safest route.',
        'Look at weather and roads before leaving, and do not hurry by night.',
      ],
    },
  },
  traveller: {
    name: 'the traveller',
    verdict: {
      favourable: 'The one who is away is minded to return, and word is near.',
      mixed: 'The one who is away has not decided; the date of return will still shift.',
      unfavourable: 'The one who is away will not be back soon, and word is slow.',
    },
    advice: {
      favourable: ['Make contact and settle a time and place.', 'Put the house in order meanwhile, without pressing.'],
      mixed: ['Try another way of reaching out, and ask how things are rather than when.', 'Go on with your own plans; there is no use in waiting idly.'],
      unfavourable: [
        'Make sure first that the person is safe; the rest can wait.',
        'If there has been no word for long and there is cause for worry, inquire with friends there or with the police.',
      ],
    },
  },
  'moving-house': {
    name: 'the move',
    verdict: {
      favourable: 'The place can be lived in, and after the move one settles down.',
      mixed: 'To move or to stay: each has its gain and its cost, and this place is neither bad nor quite to the mind.',
      unfavourable: 'A move is not well timed now, and the place would not soon feel settled.',
    },
    advice: {
      favourable: [
        'Read the contract through before signing, and try water, power, damp and noise on the spot.',
        'Move what is needed first and the rest in parts.',
      ],
      mixed: ['See the place once by day and once by night, then talk it over at home.', 'Write down the three things that matter most and compare by them.'],
      unfavourable: ['See a few more places; there is no hurry to decide.', 'If it is already decided, have repairs and formalities done before moving in.'],
    },
  },
  'lost-property': {
    name: 'the lost thing',
    verdict: {
      favourable: 'The thing can still be found.',
      mixed: 'The chances of finding it are even, and better the sooner one looks.',
      unfavourable: 'The thing will not easily be found again; it is time to limit the loss.',
    },
    advice: {
      favourable: ['Go back from the place where it was last used, one spot after another.', 'Ask those who were there, in a friendly tone.'],
      mixed: ['Report it at the lost-property office, then retrace every stop.', 'Cards and papers should be blocked before the search goes on.'],
      unfavourable: [
        'Block and replace what has to be replaced without waiting longer.',
        'If it may have been taken, keep a record and leave the rest to the police.',
      ],
    },
  },
  lawsuit: {
    name: 'the lawsuit',
    verdict: {
      favourable: 'In this suit the signs lean to {whose} side, though evidence will have to speak.',
      mixed: 'In this suit neither side gains ground; both settlement and trial remain open.',
      unfavourable: 'In this suit the signs are against {whose} side, and an early settlement would spare effort.',
    },
    advice: {
      favourable: ['Put the evidence in order of time and keep the originals safe.', 'Leave the other side a way to settle even when in the right.'],
      mixed: ['Have a lawyer weigh the cost of fighting against that of settling, and decide then.', 'Say little, and put every promise in writing.'],
      unfavourable: ['Ask a lawyer about mediation first, and keep the loss within what can be borne.', 'Do not miss a single deadline.'],
    },
  },
  dispute: {
    name: 'the dispute',
    verdict: {
      favourable: 'In this dispute {whose} side stands firm, and the matter can be calmed.',
      mixed: 'In this dispute nobody is ahead, and letting it drag on serves no one.',
      unfavourable: 'If this dispute goes on, {whose} side has more to lose.',
    },
    advice: {
      favourable: ['The better case needs no more than seven words in ten.', 'Offer the other side a step down that it can take.'],
      mixed: ['Talk about facts first and about fault afterwards; failing that, ask someone whom both trust.', 'Speak face to face rather than in a group.'],
      unfavourable: ['Pause; it is all right not to answer today.', 'Tell pride from real loss, and defend only the second.'],
    },
  },
  safety: {
    name: 'safety',
    verdict: {
      favourable: 'As to {whose} safety, the signs show nothing serious, and the mind may rest.',
      mixed: 'As to {whose} safety, the signs are quiet on the whole, with small things to mind.',
      unfavourable: 'As to {whose} safety, the signs counsel caution; one more layer of care does no harm.',
    },
    advice: {
      favourable: ['Live as usual and keep the ordinary precautions.', 'If worry remains, do one thing that can confirm it, such as a telephone call.'],
      mixed: ['Write down the greatest worry and take the precaution that is possible.', 'Be a little more attentive at night and in strange places.'],
      unfavourable: ['Stay away from dangers that are already known; there is nothing to prove.', 'In real danger leave first, then call for help.'],
    },
  },
  'visit-superior': {
    name: 'the audience',
    verdict: {
      favourable: 'The person can be met, and the words will be heard.',
      mixed: 'The person can be met, but the request may not be answered on the spot.',
      unfavourable: 'A meeting is hard to get now, and agreement in it harder.',
    },
    advice: {
      favourable: ['Make an appointment and speak of one thing only, the most important.', 'Name the good of the other first and the request after it.'],
      mixed: ['Let someone who is known there say a word beforehand.', 'Bring one short page that can be left behind.'],
      unfavourable: ['Choose another time, or another person to ask.', 'Think the hard questions through before knocking at the door.'],
    },
  },
  'grave-site': {
    name: 'the grave site',
    verdict: {
      favourable: 'The signs for this ground are calm; it can be used.',
      mixed: 'This ground has merits and faults and deserves comparison.',
      unfavourable: 'The signs for this ground are unsettled; another plan would be better.',
    },
    advice: {
      favourable: ['Settle title and formalities before fixing a day.', 'Ask all the elders; agreement counts for more than any refinement.'],
      mixed: ['See it again after rain and mind the water and the soil.', 'Set the merits of several places side by side and decide together.'],
      unfavourable: ['Do nothing yet and see more places.', 'An existing, properly run cemetery is a sound alternative.'],
    },
  },
  other: {
    name: 'the matter asked about',
    verdict: {
      favourable: 'What was asked stands a fair chance in {whose} case; success is the likelier outcome.',
      mixed: 'What was asked is still undecided in {whose} case.',
      unfavourable: 'What was asked is hard to bring about in {whose} case for now.',
    },
    advice: {
      favourable: ['Take the smallest step first and look again after it.', 'Set a day for checking: go on if it goes well, change if it does not.'],
      mixed: ['Find out the one thing that is not known yet, then decide.', 'Give it a term, and stop wavering when it is over.'],
      unfavourable: ['Add nothing more for now, and see whether there is another way.', 'If it has to be done, think first how it would end should it fail.'],
    },
  },
}
