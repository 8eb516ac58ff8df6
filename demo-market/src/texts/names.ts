import { chance, oneByWeight, oneOf, type Weighted } from '../chance/draw.js';
import type { Random } from '../chance/random.js';

interface NameLists {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
}

const list = (names: string): readonly string[] => names.split(' ');

const swedish: NameLists = {
  women: list(
    'Astrid Elin Maja Ebba Linnea Freja Signe Alva Tuva Saga Ylva Hedda Karin Annika Malin Jenny Frida Ida Johanna Josefin Matilda Sofia Klara Agnes Lovisa Ronja Tove Wilma Nora Stina',
  ),
  men: list('Axel Gustav Nils Oskar Viktor Anton Emil Hugo'),
  families: list(
    'Andersson Lindqvist Bergström Sjöberg Ekström Lundin Nyström Holmgren Wallin Hedlund Åkesson Östberg Rydberg Sandell Forsberg Nordin Blomqvist Söderlund Dahlgren Ahlström Fransson Hallberg',
  ),
};
const norwegian: NameLists = {
  women: list('Ingrid Solveig Silje Marte Kari Tonje Hanne Guro Ragnhild Synne Vilde Thea Mari Eirin Kristin Sunniva'),
  men: list('Sindre Eirik Håkon Magnus Torbjørn'),
  families: list(
    'Hansen Haugen Solberg Bakken Moen Lie Nygård Strand Eide Sandvik Myhre Fossum Aasen Brekke Tveit Kvalheim',
  ),
};
const danish: NameLists = {
  women: list('Mette Sofie Freja Cecilie Louise Camilla Rikke Maiken Signe Amalie Katrine Line Trine Asta Clara'),
  men: list('Rasmus Mikkel Frederik Søren Jeppe'),
  families: list('Nielsen Jensen Kjær Holm Bech Lund Vestergaard Mortensen Skov Krogh Friis Dam Toft Bruun Østergaard'),
};
const finnish: NameLists = {
  women: list('Aino Helmi Siiri Kaisa Outi Riikka Saara Venla Iida Päivi Anniina Tuuli Marjut Elina Heidi Noora'),
  men: list('Eero Juho Mikko Antti Ville'),
  families: list(
    'Virtanen Korhonen Mäkinen Nieminen Laine Heikkilä Salonen Lehtonen Rantanen Koskela Harju Aaltonen Hämäläinen Kivelä Ojala',
  ),
};
const icelandic: NameLists = {
  women: list('Sigríður Katrín Guðrún Birna Hildur Ásta Elísabet Þóra Salka Eydís Harpa'),
  men: list('Jón Einar Kári Baldur'),
  families: list('Jónsdóttir Sigurðardóttir Gunnarsdóttir Einarsdóttir Magnúsdóttir Kristjánsdóttir Stefánsdóttir'),
};
const baltic: NameLists = {
  women: list('Liis Kadri Triin Maarja Anete Līga Ieva Baiba Rūta Eglė Austėja Greta Kristīne Inga'),
  men: list('Marten Rein Jānis Tomas'),
  families: list('Tamm Saar Mägi Kask Kallas Bērziņa Kalniņa Ozoliņa Petrauskaitė Kazlauskaitė Rebane Liepa'),
};
const german: NameLists = {
  women: list('Anna Lena Hannah Katharina Johanna Miriam Franziska Theresa Luisa Verena Svenja Carolin'),
  men: list('Jonas Felix Lukas Moritz'),
  families: list('Müller Schneider Becker Hoffmann Krüger Brandt Vogel Winkler Seidel Lorenz Engel Kuhn Albrecht'),
};
const romance: NameLists = {
  women: list(
    'Camille Élodie Chloé Inès Giulia Chiara Francesca Beatriz Inês Mariana Lucía Marta Carmen Núria Paula Elena',
  ),
  men: list('Mateo Luca Tiago Julien'),
  families: list(
    'Moreau Laurent Fontaine Rossi Ferrari Conti Almeida Carvalho Ferreira García Navarro Molina Serrano Vidal Costa',
  ),
};
const slavic: NameLists = {
  women: list(
    'Zofia Magdalena Agnieszka Katarzyna Oksana Iryna Daria Olena Tereza Lucie Ivana Jelena Milica Anastasia',
  ),
  men: list('Piotr Andrij Jakub Marko'),
  families: list(
    'Kowalska Nowak Wiśniewska Zielińska Shevchenko Bondarenko Kovalenko Novotná Dvořáková Petrović Jovanović Horváth Marković',
  ),
};
const british: NameLists = {
  women: list('Emily Charlotte Grace Aoife Niamh Ciara Orla Imogen Harriet Beth Megan Fiona Isla Rhiannon'),
  men: list('Oliver Callum Sean Harry'),
  families: list('Walsh Byrne Murphy Clarke Hughes Bennett Foster Reid Campbell Doyle Palmer Griffiths Marsh'),
};
const arabic: NameLists = {
  women: list('Layla Amira Noor Yasmin Rania Hala Salma Zainab Dina Mariam Leyla Shirin Parisa Elif Zeynep'),
  men: list('Omar Karim Sami Arash'),
  families: list('Haddad Nasser Khalil Rahimi Mansour Hosseini Yılmaz Demir Kaya Farah Aziz Saleh Karimi'),
};
const southAsian: NameLists = {
  women: list('Priya Ananya Deepika Meera Nisha Kavya Shreya Aditi Pooja Divya Anjali Sana Ayesha'),
  men: list('Rohan Arjun Vikram Imran'),
  families: list('Sharma Patel Iyer Nair Reddy Gupta Menon Chowdhury Khan Rao Desai Banerjee Malik'),
};
const eastAsian: NameLists = {
  women: list('Mei Lin Xiaoyu Yuki Haruka Ji-woo Soo-jin Linh Thảo Mai Siti Aiko'),
  men: list('Wei Kenji Minh Joon'),
  families: list('Chen Wang Zhang Nguyen Tran Kim Park Tanaka Sato Lim Huang Suzuki'),
};
const african: NameLists = {
  women: list('Amara Chiamaka Ngozi Abeni Wanjiru Hawa Selam Makeda Thandiwe Zola Ifeoma Fatou'),
  men: list('Kwame Tendai Chidi Abdi'),
  families: list('Okafor Adeyemi Mensah Diallo Tesfaye Mwangi Abebe Ndlovu Osei Kamau Traoré Warsame'),
};

const NORDIC: Weighted<NameLists> = [
  [swedish, 10],
  [norwegian, 6],
  [danish, 6],
  [finnish, 6],
  [icelandic, 2],
  [baltic, 3],
  [german, 3],
  [romance, 3],
  [slavic, 4],
  [british, 2],
  [arabic, 4],
  [southAsian, 4],
  [eastAsian, 3],
  [african, 3],
];

/** Where one grew up shows in one's name more often than not. */
const AT_HOME: Readonly<Record<string, NameLists>> = {
  Sweden: swedish,
  Norway: norwegian,
  Denmark: danish,
  Finland: finnish,
  Iceland: icelandic,
  Estonia: baltic,
  Latvia: baltic,
  Lithuania: baltic,
  Germany: german,
  Austria: german,
  France: romance,
  Spain: romance,
  Portugal: romance,
  Italy: romance,
  Poland: slavic,
  Czechia: slavic,
  Ireland: british,
  'United Kingdom': british,
};

const SHARE_AT_HOME = 0.55;
const SHARE_OF_WOMEN = 0.86;
const SHARE_OF_MIXED_NAMES = 0.1;
const SHARE_OF_DOUBLE_NAMES = 0.04;

export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

/** An invented person's name; any likeness to a real person is by chance. */
export function nameFor(random: Random, country: string): PersonName {
  const home = AT_HOME[country];
  const origin = home !== undefined && chance(random, SHARE_AT_HOME) ? home : oneByWeight(random, NORDIC);
  const familyOrigin = chance(random, SHARE_OF_MIXED_NAMES) ? oneByWeight(random, NORDIC) : origin;
  const givenName = oneOf(random, chance(random, SHARE_OF_WOMEN) ? origin.women : origin.men);
  const familyName = oneOf(random, familyOrigin.families);
  const second = chance(random, SHARE_OF_DOUBLE_NAMES) ? oneByWeight(random, NORDIC) : null;
  return { givenName, familyName: second === null ? familyName : `${familyName} ${oneOf(random, second.families)}` };
}

/** @returns the name in plain letters, as addresses are made of */
export const plainLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ð/g, 'd')
    .replace(/þ/g, 'th')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');
