import type { Project } from '@kindling/api-client/model/project'

/** schema.org data of a project: a product with its rewards as offers. Prices in dollars, as schema.org requires. */
export function jsonLdOf(project: Project, origin: string): object {
  const path = `/project/${project.vanity_url ?? project.id}`
  const image = project.wide_image ?? project.main_image
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.name,
    description: project.blurb,
    url: origin + path,
    ...(image && { image: origin + image.url }),
    category: project.category.name,
    ...(project.creator.name && { brand: { '@type': 'Brand', name: project.creator.name } }),
    offers: project.rewards
      .filter((reward) => !reward.is_donation && !reward.is_addon)
      .map((reward) => ({
        '@type': 'Offer',
        name: reward.title,
        price: (reward.price / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: reward.remaining === 0 ? 'https://schema.org/SoldOut' : 'https://schema.org/PreOrder',
        url: `${origin}${path}#rewards`,
      })),
  }
}
