import { useParams } from 'react-router-dom'
import { ProfilePage } from '../ProfilePage.tsx'
import { personList } from '../person-lists.ts'

export default function Profile() {
  const { id = '', list } = useParams()
  return <ProfilePage id={id} list={personList(list)} />
}
