export { demoAccounts, demoPassword, people as demoPeople } from './content/people.ts'
export { articles as demoArticles, questions as demoQuestions } from './content/site.ts'
export type { DemoArticle, DemoLearnQuestion, QuestionKind } from './content/types.ts'
export { emptyDemo, isEmpty, type SeedOptions, type SeedProgress, type SeedResult, seedDemo } from './seed.ts'
