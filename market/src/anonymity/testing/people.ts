/** Whose texts they are: names of several languages, some of which are everyday words or short. */
export const PEOPLE = {
  anna: {
    givenName: 'Anna',
    familyName: 'Lindqvist',
    email: 'anlin77@mail.example',
    linkedinProfile: 'https://www.linkedin.com/in/anna-lindqvist-se/',
  },
  bjorn: {
    givenName: 'Bjørn',
    familyName: 'Ødegård',
    email: 'bjorn.o@mail.example',
    linkedinProfile: null,
  },
  mikko: {
    givenName: 'Mikko',
    familyName: 'Virtanen',
    email: 'mvirta_dev@mail.example',
    linkedinProfile: 'https://www.linkedin.com/in/mvirta',
  },
  soren: { givenName: 'Søren', familyName: 'Kjærgaard', email: 'sk@mail.example', linkedinProfile: null },
  jurgen: { givenName: 'Jürgen', familyName: 'Müller', email: 'jm1984@mail.example', linkedinProfile: null },
  will: { givenName: 'Will', familyName: 'May', email: 'wmay@mail.example', linkedinProfile: null },
  karin: {
    givenName: 'Anna-Karin',
    familyName: 'af Ekenstam',
    email: 'ekis@mail.example',
    linkedinProfile: null,
  },
  siobhan: { givenName: 'Siobhán', familyName: "O'Connor", email: 'shivoc@mail.example', linkedinProfile: null },
  ola: { givenName: 'Aleksandra', familyName: 'Kowalczyk', email: 'ola.k@mail.example', linkedinProfile: null },
  bo: { givenName: 'Bo', familyName: 'Li', email: 'boli@mail.example', linkedinProfile: null },
  ruby: { givenName: 'Ruby', familyName: 'Berg', email: 'rubyb@mail.example', linkedinProfile: null },
  erik: { givenName: 'Erik', familyName: 'Ström', email: 'erik@mail.example', linkedinProfile: null },
} as const;

/** A text, and who wrote it. */
export type Written = readonly [author: keyof typeof PEOPLE, text: string];
