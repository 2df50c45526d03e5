import { useParams } from 'react-router-dom'
import { self } from '../../../data/person-lists.ts'
import { ProfilePage } from '../ProfilePage.tsx'
import { personList } from '../person-lists.ts'

export default function OwnProfile() {
  const { list } = useParams()
  return <ProfilePage id={self} list={personList(list)} />
}
