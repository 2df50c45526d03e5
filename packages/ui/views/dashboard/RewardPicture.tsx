import type { Reward } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { Framing } from './crop/Framing.tsx'
import { usePictureUpload } from './crop/use-picture.ts'
import * as styles from './dashboard.css.ts'
import { pictureTypes } from './picture-calls.ts'
import type { RewardCalls } from './reward-calls.ts'

interface RewardPictureProps {
  readonly reward: Reward
  readonly calls: Pick<RewardCalls, 'setRewardImage'>
}

/** The picture of a reward's card, with its rules beside it; another one takes its place. */
export function RewardPicture({ reward, calls }: RewardPictureProps) {
  const { t } = useTranslation('dashboard')
  const upload = usePictureUpload('reward', (file) => calls.setRewardImage(reward.id, file))
  const { sending, cropping } = upload
  const failure = cropping.failure ?? sending.failure
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{t('pictures.reward')}</legend>
      <div className={styles.slot}>
        {reward.image && (
          <div className={styles.rewardPicture}>
            <Picture image={reward.image} ratio="3/4" sizes="120px" alt="none" corners="control" />
          </div>
        )}
        <div className={styles.rules}>
          <Text size="t14">{t('pictures.rewardRules')}</Text>
          <FileDrop
            label={t('pictures.reward')}
            labelDisplay="spoken"
            actionLabel={t(sending.pending ? 'pictures.uploading' : 'pictures.choose')}
            dropLabel={t('pictures.drop')}
            accept={pictureTypes}
            disabled={sending.pending}
            onFiles={([file]) => file && void sending.run([file])}
          />
          {failure && <RejectionAlert failure={failure} />}
        </div>
      </div>
      <Framing kind="reward" upload={upload} />
    </fieldset>
  )
}
