import { regions } from './crowd-names.ts'

interface Names {
  readonly countries: readonly string[]
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Names of the countries that only the large campaign has backers in; as they are written to sixty posts, in Latin. */
const others: readonly Names[] = [
  {
    countries: ['JPN'],
    first: words(
      'Aoi Daiki Emi Fumiko Hana Haruto Hiroshi Kaori Kenji Makoto Mei Naoki Ren Sora Takumi Yui Yuki Yuto',
    ),
    last: words(
      'Abe Fujita Hasegawa Inoue Kato Kimura Maeda Matsuda Mori Nakano Ogawa Okada Saito Sasaki Shimizu Ueda',
    ),
  },
  {
    countries: ['KOR'],
    first: words('Ara Dohyun Eunji Hyejin Jaemin Jiwoo Minseo Seojun Sohee Taeyang Yejin Yunho'),
    last: words('Ahn Cho Han Hwang Jang Kang Kim Kwon Lim Oh Seo Shin Yoon'),
  },
  {
    countries: ['SGP', 'TWN', 'MYS'],
    first: words(
      'Adeline Chun-wei Hui-min Jia-hao Jun-jie Kai-lin Mei-ling Pei-shan Rui-en Wei-ting Xin-yi Zhi-ming',
    ),
    last: words('Chan Chen Cheung Chua Goh Hsu Huang Koh Lau Leung Lin Ng Ong Tan Teo Wong'),
  },
  {
    countries: ['PHL', 'IDN', 'THA', 'VNM'],
    first: words('Agus Anong Bayani Dewi Dinh Kanya Lan Ligaya Made Minh Niran Putri Quynh Sari Thuy Wayan'),
    last: words('Bautista Bui Charoen Dang Dela-Cruz Hartono Kusuma Lestari Mendoza Pham Rattana Santoso Vo'),
  },
  {
    countries: ['CZE', 'SVK', 'SVN', 'HRV'],
    first: words(
      'Anja Bohumil Dana Domen Eliška František Iva Jakub Katja Lucie Matěj Nikola Ondřej Tereza Zuzana',
    ),
    last: words(
      'Beneš Dvořák Horvat Hudák Kolář Kovač Krajnc Marek Novotný Petrović Svoboda Urban Veselý Zupan',
    ),
  },
  {
    countries: ['HUN', 'BGR', 'UKR'],
    first: words(
      'András Boglárka Boyan Desislava Dmytro Eszter Gergő Iryna Kalina Oksana Réka Stoyan Vasyl Zsófia',
    ),
    last: words(
      'Bodnár Dimitrov Farkas Hrytsenko Ivanova Kiss Kovalchuk Marinov Molnár Petkov Shevchuk Szabó Varga',
    ),
  },
  {
    countries: ['EST', 'LVA', 'LTU'],
    first: words('Agnė Andres Dace Eglė Ilze Jānis Kadri Kristjan Liis Mantas Raimonds Tõnu Vytautas'),
    last: words('Balodis Kask Kazlauskas Kukk Liepiņš Mägi Ozols Petrauskas Saar Stankus Tamm Zariņš'),
  },
  {
    countries: ['GRC', 'CYP', 'MLT', 'TUR'],
    first: words('Alexia Aylin Baris Deniz Dimitra Elif Giorgos Katerina Luca Petros Stella Yiannis Zehra'),
    last: words('Aksoy Borg Demir Georgiou Kaya Kostas Nikolaou Pappas Vella Yıldız Zammit'),
  },
  {
    countries: ['ISR', 'ARE', 'MAR'],
    first: words(
      'Amal Avi Dalia Eitan Hamza Idan Khalid Leila Maya Nour Omar Rania Shira Tal Yasmin Youssef',
    ),
    last: words('Alami Aziz Benali Haddad Levy Mansour Mizrahi Nasser Peretz Rahman Saleh Shapiro'),
  },
  {
    countries: ['NGA', 'KEN', 'ZAF'],
    first: words('Adaeze Chidi Faith Folake Johan Kagiso Mwangi Ngozi Thabo Tunde Wambui Zanele'),
    last: words('Adeyemi Botha Eze Kariuki Mokoena Mutua Naidoo Ndlovu Obi Okafor Wanjala'),
  },
  {
    countries: ['ARG', 'CHL', 'COL', 'CRI', 'PER'],
    first: words('Agustina Camilo Catalina Emiliano Florencia Ignacio Josefina Mateo Renata Santiago Ximena'),
    last: words('Acosta Cifuentes Figueroa Gómez Molina Paredes Quesada Rivas Sepúlveda Solano Vega'),
  },
  {
    countries: ['ISL'],
    first: words('Arnar Birna Einar Guðrún Hildur Katrín Sigurður Sunna Ýmir'),
    last: words('Arnarsson Einarsdóttir Guðmundsson Jónsdóttir Magnússon Ólafsdóttir Sigurðsson'),
  },
  {
    countries: ['LUX'],
    first: words('Claude Fabienne Jang Léa Mett Tom'),
    last: words('Kieffer Muller Reuter Schmit Weber'),
  },
]

/** More names of the regions that hundreds of them are from, so that few share one. By a country of the region. */
const besides: Readonly<Record<string, Pick<Names, 'first' | 'last'>>> = {
  USA: {
    first: words(
      'Aaron Aisha Amelia Audrey Ben Bethany Caleb Camille Carlos Cora Damon Darius Edie Erin Felix Frances Gemma Grant Hazel Hugo Isaac Ivy Jamal Jude June Keisha Lance Lydia Mabel Miles Mina Noah Nora Otis Paige Phoebe Priscilla Ravi Reuben Ruth Silas Sonya Theodore Una Vera Wesley Yvonne Zoe',
    ),
    last: words(
      'Acheson Adeyemi Baxter Becker Bishop Bradshaw Burke Cardoza Chen Chambers Clegg Cooper Cruz Dempsey Doyle Eastwood Esposito Farrow Fletcher Gallagher Gill Grady Hale Harlow Hayward Hirsch Holloway Hurst Iqbal Jarvis Keller Kemp Kim Larkin Levine Lund Mallory Marsh Mercer Nash Osborne Patel Pike Porter Quinn Reyes Rhodes Rivera Rosen Salazar Shaw Singh Tate Thorne Vance Vaughan Wade Webb Winslow Yates',
    ),
  },
  DEU: {
    first: words(
      'Anja Bastian Carla Dirk Elke Fabian Gesa Hannes Ines Jakob Jule Konrad Lea Lutz Marlene Niklas Olaf Paula Ruben Sabine Sven Tilda Uwe Wiebke',
    ),
    last: words(
      'Albers Baumann Behrens Böhm Ebert Engel Frank Gerlach Haas Hartwig Herzog Keller Kraus Lorenz Marx Nagel Otto Peters Reuter Sauer Schuster Seidel Ullrich Wolff',
    ),
  },
  FRA: {
    first: words(
      'Agathe Bastien Camille Denis Estelle Fabrice Hugo Jeanne Laure Mathieu Nadège Pascal Quentin Sylvie',
    ),
    last: words(
      'Bonnet Carpentier Colin Duval Faure Gauthier Hubert Joly Leclerc Maillard Noël Picard Renaud Roy',
    ),
  },
  NLD: {
    first: words(
      'Aino Anneli Birk Camilla Daan Elsa Femke Frode Hanne Henrik Ida Jasper Jonas Kari Lieke Linnea Magnus Marit Mikko Nora Oskar Pernille Roel Sander Sanna Silje Stijn Tor Vigdis Ylva',
    ),
    last: words(
      'Aalto Andersen Berg Bos Brandt Dekker Ek Fossum Hansen Heikkinen Hoekstra Johansen Kuipers Larsen Laine Lund Mulder Nilsen Nyberg Postma Rasmussen Sandvik Smit Solberg Svensson Thorsen Virtanen Wallin',
    ),
  },
}

/** Names by country. */
export const namesOf: ReadonlyMap<string, Pick<Names, 'first' | 'last'>> = new Map(
  [...regions.map((region) => ({ ...region, countries: Object.keys(region.countries) })), ...others].flatMap(
    ({ countries, first, last }) => {
      const more = countries.flatMap((country) => besides[country] ?? [])
      const names = {
        first: [...first, ...more.flatMap((each) => each.first)],
        last: [...last, ...more.flatMap((each) => each.last)],
      }
      return countries.map((country) => [country, names] as const)
    },
  ),
)
