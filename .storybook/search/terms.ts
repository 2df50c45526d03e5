/** Words by which people look for a component: terms of the field and of other design systems, beside its own name. */
export interface Terms {
  readonly en: string
  readonly fr: string
}

/** By the name of the component's folder; words and phrases, separated by commas. */
export const terms: Readonly<Record<string, Terms>> = {
  Alert: {
    en: 'banner, callout, notice, inline message, warning box, status message, error summary',
    fr: 'alerte, bandeau, avis, message, avertissement, encart',
  },
  Avatar: { en: 'profile picture, user image, initials, face', fr: 'photo de profil, portrait, initiales' },
  Badge: {
    en: 'tag, label, chip, pill, status, lozenge',
    fr: 'étiquette, pastille, badge, statut',
  },
  Box: { en: 'container, padding, wrapper, div, layout block', fr: 'boîte, conteneur, marge intérieure' },
  Button: {
    en: 'action, submit, call to action, cta, press, primary button, link button',
    fr: 'bouton, action, envoyer, appel à l’action',
  },
  Card: { en: 'sheet, panel, surface, tile, paper', fr: 'carte, panneau, feuille, surface' },
  Carousel: {
    en: 'slider, slideshow, gallery, scroller, swipe, slides',
    fr: 'carrousel, diaporama, galerie, défilement',
  },
  Checkbox: {
    en: 'check box, tick, multiple choice, consent, agree',
    fr: 'case à cocher, coche, choix multiple, consentement',
  },
  Combobox: {
    en: 'autocomplete, typeahead, searchable select, country picker, filter list, suggest',
    fr: 'saisie semi-automatique, autocomplétion, liste filtrable, choix du pays',
  },
  Dialog: {
    en: 'modal, popup, pop-up window, overlay, lightbox, confirm, prompt',
    fr: 'modale, fenêtre, boîte de dialogue, confirmation, superposition',
  },
  Disclosure: {
    en: 'accordion, collapse, expand, details, faq, show more, fold',
    fr: 'accordéon, replier, déplier, détails, questions fréquentes',
  },
  Drawer: {
    en: 'sheet, side panel, off canvas, sidebar, slide over, mobile menu',
    fr: 'tiroir, panneau latéral, volet, menu mobile',
  },
  EmptyState: {
    en: 'empty state, no results, blank slate, nothing here, zero data, placeholder page',
    fr: 'état vide, aucun résultat, rien à afficher, liste vide',
  },
  ErrorState: {
    en: 'error page, failure, retry, something failed, not found, offline, 404',
    fr: 'état d’erreur, échec, réessayer, page introuvable, hors ligne',
  },
  FileDrop: {
    en: 'upload, file picker, file input, dropzone, drag and drop, attach',
    fr: 'téléversement, dépôt de fichier, glisser-déposer, joindre, envoyer un fichier',
  },
  Grid: { en: 'columns, layout, tiles, responsive columns', fr: 'grille, colonnes, mise en page' },
  Heading: { en: 'title, headline, h1, section title, header text', fr: 'titre, intertitre, en-tête' },
  Icon: { en: 'glyph, symbol, pictogram, svg, lucide', fr: 'icône, symbole, pictogramme' },
  IconButton: {
    en: 'icon only button, close button, toolbar button, cross, round button',
    fr: 'bouton icône, bouton de fermeture, croix',
  },
  Inline: {
    en: 'row, horizontal, cluster, flex, wrap, side by side',
    fr: 'ligne, horizontal, en rang, côte à côte',
  },
  Link: { en: 'anchor, hyperlink, text link, navigation, href', fr: 'lien, hyperlien, ancre' },
  Menu: {
    en: 'dropdown menu, context menu, actions menu, kebab, overflow menu, account menu',
    fr: 'menu déroulant, menu contextuel, menu d’actions, menu du compte',
  },
  MoneyField: {
    en: 'currency input, amount input, price field, dollars, cents',
    fr: 'saisie de montant, champ de prix, devise, somme, dollars',
  },
  NumberField: {
    en: 'stepper, quantity, spinbutton, number input, plus minus, counter, increment',
    fr: 'quantité, saisie de nombre, compteur, plus et moins',
  },
  OtpField: {
    en: 'one-time code, verification code, pin, two-factor code, 2fa, totp, digits',
    fr: 'code à usage unique, code de vérification, double authentification, six chiffres',
  },
  Pagination: {
    en: 'pages, paging, next page, previous, page numbers',
    fr: 'pagination, pages, page suivante, précédent',
  },
  PasswordField: {
    en: 'password input, show password, reveal, hide password, secret',
    fr: 'mot de passe, afficher le mot de passe, masquer',
  },
  RadioGroup: {
    en: 'radio buttons, single choice, option group, one of several, choice cards',
    fr: 'boutons radio, choix unique, options exclusives',
  },
  Select: {
    en: 'dropdown, drop-down list, listbox, options, picker',
    fr: 'liste déroulante, menu de choix, sélecteur, options',
  },
  Skeleton: {
    en: 'loading placeholder, shimmer, ghost, content loader, loading state',
    fr: 'squelette, chargement, emplacement réservé',
  },
  SkipLink: {
    en: 'skip to content, skip navigation, keyboard shortcut to content, bypass block',
    fr: 'lien d’évitement, aller au contenu, passer la navigation',
  },
  Stack: { en: 'vertical, column, spacing, gap, rows', fr: 'pile, vertical, espacement, empiler' },
  Switch: { en: 'toggle, on off, turn on, setting switch', fr: 'interrupteur, bascule, activer, désactiver' },
  Table: {
    en: 'data table, data grid, rows and columns, spreadsheet, ledger, records',
    fr: 'tableau, lignes et colonnes, données, registre',
  },
  Tabs: {
    en: 'tab bar, tab list, tab links, segmented, sections, switch views',
    fr: 'onglets, sections, barre d’onglets',
  },
  Text: {
    en: 'paragraph, body copy, caption, typography, words, small print',
    fr: 'texte, paragraphe, légende, corps de texte',
  },
  TextArea: {
    en: 'multiline input, long text, comment box, message field, description field',
    fr: 'zone de texte, plusieurs lignes, commentaire, message long',
  },
  TextField: {
    en: 'text input, textbox, input, e-mail field, name field, search field, single line, form field, form control, label, hint, helper text, error message, character count',
    fr: 'champ de texte, saisie, champ e-mail, recherche, champ de formulaire, libellé, aide, compteur de caractères',
  },
  Toast: {
    en: 'snackbar, notification popup, flash message, transient message, saved message',
    fr: 'notification éphémère, message passager, toast, enregistré',
  },
  Tooltip: {
    en: 'hint on hover, help bubble, hover text, info tip, title',
    fr: 'infobulle, bulle d’aide, survol, astuce',
  },
  BackerProtectionTag: {
    en: 'backer protection, buyer protection, guarantee, trust mark, shield, escrow, milestone protection',
    fr: 'protection des contributeurs, garantie, confiance, bouclier',
  },
  CheckoutSteps: {
    en: 'wizard, step bar, stepper, progress steps, order steps, breadcrumbs of an order',
    fr: 'étapes de commande, assistant, progression par étapes, étapes du paiement',
  },
  CopyButton: {
    en: 'copy to clipboard, copy link, clipboard, duplicate text',
    fr: 'copier, presse-papiers, copier le lien',
  },
  FundingProgress: {
    en: 'progress bar, funding bar, meter, percent funded, goal, thermometer, raised amount, fuse',
    fr: 'barre de progression, avancement, pourcentage, objectif, collecte, jauge, mèche',
  },
  MilestoneTimeline: {
    en: 'timeline, roadmap, stages, milestones, schedule, release of money, stepper of stages',
    fr: 'frise, jalons, étapes du projet, calendrier, échéances, feuille de route',
  },
  Money: {
    en: 'price, amount, currency format, dollars and cents, cost',
    fr: 'prix, montant, devise, somme, argent',
  },
  NotificationItem: {
    en: 'notification, inbox row, activity item, feed, unread message, bell',
    fr: 'notification, activité, message non lu, cloche, fil',
  },
  PasswordChecklist: {
    en: 'password strength, password rules, requirements, password meter',
    fr: 'force du mot de passe, règles, exigences, critères',
  },
  Picture: {
    en: 'image, photo, img, thumbnail, cover, responsive image, placeholder image',
    fr: 'image, photo, vignette, couverture',
  },
  ProjectCard: {
    en: 'campaign card, project tile, product card, listing card, project preview',
    fr: 'carte de projet, campagne, vignette de projet, aperçu de projet',
  },
  RewardCard: {
    en: 'reward tier, perk, pledge level, pricing card, tier, pledge option, plan',
    fr: 'contrepartie, palier, récompense, niveau de soutien, offre',
  },
  SortableList: {
    en: 'reorder, drag and drop, sort by hand, drag handle, move up and down, rearrange',
    fr: 'réordonner, glisser-déposer, trier à la main, poignée, monter et descendre',
  },
  ShareLinks: {
    en: 'share buttons, social links, share on facebook, tweet, social sharing',
    fr: 'partager, boutons de partage, réseaux sociaux',
  },
}
