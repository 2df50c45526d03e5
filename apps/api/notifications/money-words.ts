import type { MoneyEventParams } from '../database/schema/money-event.ts'
import { ruleSentence } from './rule-words.ts'
import { en, fr, type Language, type Words } from './told.ts'

/** What people read when money moves, or does not. */
export const moneyWords: Readonly<Record<Language, Words<keyof MoneyEventParams>>> = {
  en: {
    CAMPAIGN_ENDED: ({ project, successful, cents }) =>
      successful
        ? {
            title: `${project} succeeded`,
            body: `${en.dollars(cents)} were pledged. Pledges are being charged now.`,
          }
        : {
            title: `${project} did not reach its goal`,
            body: 'Nobody is charged, and all pledges are cancelled.',
          },
    PLEDGE_CHARGED: ({ project, cents }) => ({
      title: `${en.dollars(cents)} charged for ${project}`,
      body: 'The money is held for you and released to the creator milestone by milestone.',
    }),
    CHARGE_FAILED: ({ project, cents, dropAt }) => ({
      title: `Your card was declined for ${project}`,
      body: `We could not charge ${en.dollars(cents)}. Choose another card before ${en.day(dropAt)}, or your pledge is cancelled.`,
    }),
    PLEDGE_DROPPED: ({ project, cents }) => ({
      title: `Your pledge to ${project} is cancelled`,
      body: `Your card could not be charged ${en.dollars(cents)} in seven days. You were not charged.`,
    }),
    FUNDS_RELEASED: ({ project, cents }) => ({
      title: `${en.dollars(cents)} released to you`,
      body: `${project}. The initial payout, less the listing fee, can be withdrawn.`,
    }),
    VOTE_CLOSED: ({ project, milestone, result, noConfidence, voters }) => ({
      title: {
        carried: `Vote carried: ${project} refunds its backers`,
        released: `Milestone reached: ${milestone}`,
        late: `Milestone late: ${milestone}`,
      }[result],
      body: `${project}. ${noConfidence} of ${voters} voted no confidence. ${
        {
          carried: 'What is still held goes back to each backer.',
          released: 'Its share was released to the creator.',
          late: 'Its share stays held until it is complete.',
        }[result]
      }`,
    }),
    MILESTONE_EXPIRED: ({ project, milestone }) => ({
      title: `${project} refunds its backers`,
      body: `“${milestone}” is 90 days late. What is still held goes back to each backer.`,
    }),
    MILESTONE_MOVED: ({ project, milestone, was, date }) => ({
      title: `${date > was ? 'Milestone moved later' : 'Milestone moved earlier'}: ${milestone}`,
      body: `${project}. This milestone was due on ${en.day(was)}, and is due on ${en.day(date)} now. Its vote opens 14 days before.`,
    }),
    REFUND_PAID: ({ project, cents, toWallet, reason }) => ({
      title: `${en.dollars(cents)} refunded`,
      body: [
        toWallet
          ? `${project}. Your card could not take the refund, so it is in your wallet.`
          : `${project}. It is on its way to the card you paid with.`,
        ...(reason ? [`The team wrote: “${reason}”`] : []),
      ].join(' '),
    }),
    PLEDGE_SHIPPED: ({ project, carrier, tracking }) => ({
      title: `Your parcel from ${project} is on its way`,
      body: [carrier, tracking].filter(Boolean).join(', '),
    }),
    ADDRESS_LOCKS: ({ project, locksAt }) => ({
      title: `Check your address for ${project}`,
      body: `It can be changed until ${en.day(locksAt)}. Then parcels are labelled.`,
    }),
    REFUND_ASKED: ({ project, cents, reason }) => ({
      title: 'A backer asks for a refund',
      body: `${project}, a pledge of ${en.dollars(cents)}. They wrote: “${reason}”`,
    }),
    PROJECT_SUSPENDED: ({ project, reason, rule }) => ({
      title: `${project} is suspended`,
      body: `Nothing is pledged, charged or paid out until a moderator decides. ${ruleSentence('en', rule)}The reason: “${reason}”`,
    }),
    PROJECT_RESTORED: ({ project, reason }) => ({
      title: `${project} goes on`,
      body: `Its dates have moved by the length of the suspension. A moderator wrote: “${reason}”`,
    }),
    PROJECT_ENDED: ({ project, reason }) => ({
      title: `${project} was ended`,
      body: `What is still held goes back to each backer. The reason: “${reason}”`,
    }),
    DISPUTE_LOST: ({ project, cents }) => ({
      title: `A backer’s bank took ${en.dollars(cents)} back`,
      body: `${project}. The backer disputed the charge and their bank agreed. What the pledge still held pays for it first, then what you can withdraw.`,
    }),
    REFERRAL_PAID: ({ project, plg }) => ({
      title: `${en.plg(plg)} for your link`,
      body: `${project}. Somebody’s first pledge came by your link.`,
    }),
    WITHDRAWAL_SENT: ({ project, cents }) => ({
      title: `${en.dollars(cents)} sent to your bank`,
      body: `${project}. It arrives in a few working days.`,
    }),
    WITHDRAWAL_RETURNED: ({ project, cents }) => ({
      title: `${en.dollars(cents)} came back from your bank`,
      body: `${project}. The money can be withdrawn again. Check the account number first.`,
    }),
  },
  fr: {
    CAMPAIGN_ENDED: ({ project, successful, cents }) =>
      successful
        ? {
            title: `${project} a réussi`,
            body: `${fr.dollars(cents)} ont été promis. Les contributions sont débitées maintenant.`,
          }
        : {
            title: `${project} n’a pas atteint son objectif`,
            body: 'Personne n’est débité, et toutes les contributions sont annulées.',
          },
    PLEDGE_CHARGED: ({ project, cents }) => ({
      title: `${fr.dollars(cents)} débités pour ${project}`,
      body: 'L’argent est gardé pour vous et versé au créateur étape par étape.',
    }),
    CHARGE_FAILED: ({ project, cents, dropAt }) => ({
      title: `Votre carte a été refusée pour ${project}`,
      body: `Nous n’avons pas pu débiter ${fr.dollars(cents)}. Choisissez une autre carte avant le ${fr.day(dropAt)}, sinon votre contribution sera annulée.`,
    }),
    PLEDGE_DROPPED: ({ project, cents }) => ({
      title: `Votre contribution à ${project} est annulée`,
      body: `Votre carte n’a pas pu être débitée de ${fr.dollars(cents)} en sept jours. Vous n’avez rien payé.`,
    }),
    FUNDS_RELEASED: ({ project, cents }) => ({
      title: `${fr.dollars(cents)} vous sont versés`,
      body: `${project}. Le premier versement, moins les frais de mise en ligne, peut être retiré.`,
    }),
    VOTE_CLOSED: ({ project, milestone, result, noConfidence, voters }) => ({
      title: {
        carried: `Vote adopté : ${project} rembourse ses contributeurs`,
        released: `Étape atteinte : ${milestone}`,
        late: `Étape en retard : ${milestone}`,
      }[result],
      body: `${project}. ${noConfidence} sur ${voters} ont voté la défiance. ${
        {
          carried: 'Ce qui est encore gardé revient à chaque contributeur.',
          released: 'Sa part a été versée au créateur.',
          late: 'Sa part reste gardée jusqu’à ce qu’elle soit terminée.',
        }[result]
      }`,
    }),
    MILESTONE_EXPIRED: ({ project, milestone }) => ({
      title: `${project} rembourse ses contributeurs`,
      body: `« ${milestone} » a 90 jours de retard. Ce qui est encore gardé revient à chaque contributeur.`,
    }),
    MILESTONE_MOVED: ({ project, milestone, was, date }) => ({
      title: `${date > was ? 'Étape reportée' : 'Étape avancée'} : ${milestone}`,
      body: `${project}. Elle était prévue le ${fr.day(was)}, et l’est maintenant le ${fr.day(date)}. Son vote ouvre 14 jours avant.`,
    }),
    REFUND_PAID: ({ project, cents, toWallet, reason }) => ({
      title: `${fr.dollars(cents)} remboursés`,
      body: [
        toWallet
          ? `${project}. Votre carte n’a pas pu recevoir le remboursement : il est dans votre portefeuille.`
          : `${project}. Le remboursement est en route vers la carte avec laquelle vous avez payé.`,
        ...(reason ? [`L’équipe a écrit : « ${reason} »`] : []),
      ].join(' '),
    }),
    PLEDGE_SHIPPED: ({ project, carrier, tracking }) => ({
      title: `Votre colis de ${project} est en route`,
      body: [carrier, tracking].filter(Boolean).join(', '),
    }),
    ADDRESS_LOCKS: ({ project, locksAt }) => ({
      title: `Vérifiez votre adresse pour ${project}`,
      body: `Elle peut être changée jusqu’au ${fr.day(locksAt)}. Ensuite, les colis sont étiquetés.`,
    }),
    REFUND_ASKED: ({ project, cents, reason }) => ({
      title: 'Un contributeur demande un remboursement',
      body: `${project}, une contribution de ${fr.dollars(cents)}. Il a écrit : « ${reason} »`,
    }),
    PROJECT_SUSPENDED: ({ project, reason, rule }) => ({
      title: `${project} est suspendu`,
      body: `Rien n’est promis, débité ni versé jusqu’à la décision d’un modérateur. ${ruleSentence('fr', rule)}La raison : « ${reason} »`,
    }),
    PROJECT_RESTORED: ({ project, reason }) => ({
      title: `${project} continue`,
      body: `Ses dates ont reculé de la durée de la suspension. Un modérateur a écrit : « ${reason} »`,
    }),
    PROJECT_ENDED: ({ project, reason }) => ({
      title: `${project} est arrêté`,
      body: `Ce qui est encore retenu retourne à chaque contributeur. La raison : « ${reason} »`,
    }),
    DISPUTE_LOST: ({ project, cents }) => ({
      title: `La banque d’un contributeur a repris ${fr.dollars(cents)}`,
      body: `${project}. Le contributeur a contesté le débit et sa banque lui a donné raison. Ce que la contribution retenait encore paie d’abord, puis ce que vous pouvez retirer.`,
    }),
    REFERRAL_PAID: ({ project, plg }) => ({
      title: `${fr.plg(plg)} pour votre lien`,
      body: `${project}. La première contribution de quelqu’un est venue par votre lien.`,
    }),
    WITHDRAWAL_SENT: ({ project, cents }) => ({
      title: `${fr.dollars(cents)} envoyés à votre banque`,
      body: `${project}. L’argent arrive en quelques jours ouvrés.`,
    }),
    WITHDRAWAL_RETURNED: ({ project, cents }) => ({
      title: `${fr.dollars(cents)} retournés par votre banque`,
      body: `${project}. L’argent peut être retiré à nouveau. Vérifiez d’abord le numéro de compte.`,
    }),
  },
}
