import type { Comment } from '@kindling/api-client/model/comment'
import { instant } from '@kindling/api-client/model/instant'
import { notificationAge } from '@kindling/validation/rules/notification-age'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { isOwn, type Room } from './room.ts'

/** Words about a comment: who wrote it, and when. */
export function useCommentFacts(room: Room) {
  const { t } = useTranslation('community')
  const format = useFormat()
  return (comment: Comment) => {
    const at = instant(comment.date) ?? room.now
    const { unit, count } = notificationAge(at, room.now)
    const name = isOwn(room, comment) ? room.person?.name : comment.author?.name
    return {
      name: name || t('nameless'),
      dateTime: new Date(at).toISOString(),
      date: format.date(at, 'moment'),
      age: t(`age.${unit}`, { count }),
      ageSpoken: t(`ago.${unit}`, { count }),
    }
  }
}
