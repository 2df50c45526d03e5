import { newId } from '../../kernel/ids.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { addsAnother, addsMail, again, isFlagged, isGone } from './replay.ts'

const reading = async (stage: Stage) => {
  const { projectId, browser } = await stage.discussion()
  return { browser, input: { params: { projectId }, query: { 'page[size]': '2' } } }
}
const update = { name: 'The tool is here', description: 'It weighs <b>900 kg</b>.' }
const text = 'Will it fit a caravan?'

/** What people say to each other about a project. */
export const community = {
  listComments: reading,
  listReplies: async (stage) => {
    const { browser, otherId } = await stage.discussion()
    return { browser, input: { params: { commentId: otherId }, query: { 'page[size]': '2' } } }
  },
  getCommentPermission: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId } } }
  },
  addComment: again(addsAnother)(async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId }, body: { text } } }
  }),
  addReply: again(addsAnother)(async (stage) => {
    const { projectId, browser, replyId } = await stage.discussion()
    return { browser, input: { params: { projectId, parentId: replyId }, body: { text } } }
  }),
  voteOnComment: async (stage) => {
    const { projectId, browser, otherId } = await stage.discussion()
    return { browser, input: { params: { projectId, commentId: otherId }, body: { vote: true } } }
  },
  editComment: async (stage) => {
    const { browser, ownId } = await stage.discussion()
    return { browser, input: { params: { commentId: ownId }, body: { text } } }
  },
  removeComment: again(isGone)(async (stage) => {
    const { browser, ownId } = await stage.discussion()
    return { browser, input: { params: { commentId: ownId } } }
  }),
  pinComment: async (stage) => {
    const { projectId, team, otherId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, commentId: otherId }, body: { pinned: true } } }
  },
  flagComment: again(isFlagged)(async (stage) => {
    const { projectId, browser, otherId } = await stage.discussion()
    return {
      browser,
      input: { params: { id: projectId, commentId: otherId }, body: { reason: 'SPAM' as const } },
    }
  }),
  listUpdates: reading,
  getUpdate: async (stage) => {
    const { projectId, browser, updateId } = await stage.discussion()
    return { browser, input: { params: { projectId, updateId } } }
  },
  createUpdate: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return {
      browser: team,
      input: { params: { projectId }, body: { ...update, public: true }, idempotencyKey: newId('key') },
    }
  },
  editUpdate: async (stage) => {
    const { projectId, team, updateId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, updateId }, body: update } }
  },
  countUpdateReach: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return { browser: team, input: { params: { projectId }, body: { reward_ids: [] } } }
  },
  previewUpdateMail: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return { browser: team, input: { params: { projectId }, body: update } }
  },
  sendTestUpdate: again(addsMail)(async (stage) => {
    // Its creator has confirmed their address.
    const { projectId, browser } = await stage.draft()
    return { browser, input: { params: { projectId }, body: update } }
  }),
  likeUpdate: async (stage) => {
    const { projectId, browser, updateId } = await stage.discussion()
    return { browser, input: { params: { projectId, updateId }, body: { like: true } } }
  },
  removeUpdate: again(isGone)(async (stage) => {
    const { projectId, team, updateId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, updateId } } }
  }),
  subscribeToProject: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { id: projectId }, body: { subscribe: true } } }
  },
  flagProject: again(isFlagged)(async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { id: projectId }, body: { reason: 'fraudulent' as const } } }
  }),
} satisfies Partial<HappyCalls>
