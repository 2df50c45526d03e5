import type { updateMe } from '@kindling/api-client/contract/account'
import { fromWire } from '@kindling/api-client/forms/profile'
import type { UserProfile } from '@kindling/api-client/model/account'
import { type ProfileForm, profileForm } from '@kindling/validation/forms/profile'
import { PROFILE } from '@kindling/validation/limits'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { useFormDraft } from '../shared/use-draft.ts'
import * as styles from './edit.css.ts'
import { type ChosenPicture, PictureField } from './PictureField.tsx'

const crop = () => import('./CropPicture.tsx')
const CropPicture = lazyPart(async () => (await crop()).CropPicture)

export interface EditProfileDialogProps {
  readonly user: Pick<
    UserProfile,
    'name' | 'location' | 'website' | 'bio' | 'public_pledges' | 'image' | 'email'
  >
  readonly onSave: (profile: Required<ProfileForm>) => Promise<unknown>
  /** Sent as soon as its crop is chosen, without waiting for the other fields. */
  readonly onPicture: (picture: File) => Promise<unknown>
  readonly onRemovePicture: () => Promise<unknown>
  readonly onClose: () => void
}

const limits = { name: PROFILE.nameMax, location: PROFILE.locationMax, bio: PROFILE.bioMax }

/** Edits a public profile: the text in one call, the picture in its own. */
export function EditProfileDialog({
  user,
  onSave,
  onPicture,
  onRemovePicture,
  onClose,
}: EditProfileDialogProps) {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  const { form, ...saving } = useForm<Required<ProfileForm>>({
    name: 'profile',
    schema: profileForm,
    empty: fromWire(user),
    placements: placements<typeof updateMe>(),
    submit: async (profile) => {
      await onSave(profile)
      onClose()
    },
  })
  useFormDraft('profile', form, ['name', 'location', 'website', 'bio', 'public_pledges'])
  const field = (key: 'name' | 'location' | 'website' | 'bio') => {
    const used = countCharacters(form.watch(key) ?? '')
    const isLink = key === 'website' && form.formState.errors.website?.type === 'INVALID_VALUE'
    return {
      ...saving.field(key, t(`private.edit.${key}`)),
      ...(isLink && { error: t('private.edit.errors.link') }),
      ...(key !== 'website' && { count: t('private.edit.count', { used, max: limits[key] }) }),
    }
  }

  return (
    <Dialog
      open
      size="medium"
      title={t(chosen ? 'private.edit.crop.title' : 'private.edit.title')}
      closeLabel={t('private.edit.close')}
      pending={saving.pending}
      onClose={onClose}
    >
      {chosen && (
        <Suspense fallback={<div style={{ minBlockSize: 480 }} />}>
          <CropPicture
            {...chosen}
            onUse={onPicture}
            onDone={() => setChosen(null)}
            onBack={() => setChosen(null)}
            onUnreadable={() => {
              setUnreadable(chosen.file)
              setChosen(null)
            }}
          />
        </Suspense>
      )}
      {/* Keep what was typed while a picture is chosen. */}
      <form method="dialog" hidden={chosen !== null} noValidate onSubmit={saving.onSubmit}>
        <Stack gap={16}>
          <PictureField
            name={user.name}
            src={user.image?.url}
            unreadable={unreadable}
            onChoose={(picture) => {
              setUnreadable(null)
              setChosen(picture)
            }}
            onRemove={onRemovePicture}
          />
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('location')} autoComplete="off" />
          <TextField {...field('website')} type="url" autoComplete="url" />
          <TextArea {...field('bio')} optional={common('optional')} />
          <Switch
            {...form.register('public_pledges')}
            label={t('private.edit.publicPledges')}
            hint={t('private.edit.publicPledgesHint')}
          />
          {saving.failure && <RejectionAlert ref={saving.rejection} failure={saving.failure} />}
          <div className={styles.end}>
            <Button variant="line" onClick={onClose}>
              {t('private.edit.cancel')}
            </Button>
            <Button
              type="submit"
              pending={saving.pending}
              pendingLabel={t('private.edit.saving')}
              disabledReason={saving.waits ? t('private.edit.change') : undefined}
            >
              {t('private.edit.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
