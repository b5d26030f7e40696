import { type AnyStateMachine, type ContextFrom, type EventFrom, type SnapshotFrom, transition } from 'xstate'

/** The questions that server and page ask the lifecycle of a thing. They have its stored state and the facts that guards read. */
export function askLifecycle<Lifecycle extends AnyStateMachine>(lifecycle: Lifecycle) {
  type State = SnapshotFrom<Lifecycle>['value']
  type Facts = ContextFrom<Lifecycle>
  type Action = EventFrom<Lifecycle>
  const snapshotOf = (state: State, facts: Facts) => lifecycle.resolveState({ value: state, context: facts })
  return {
    /** Whether the event is allowed now. Roles are checked in the permission table. */
    canHappen: (state: State, facts: Facts, action: Action): boolean => snapshotOf(state, facts).can(action),
    /** The next state after an event; `null` = the event is not allowed. */
    stateAfter: (state: State, facts: Facts, action: Action): State | null => {
      const snapshot = snapshotOf(state, facts)
      return snapshot.can(action) ? transition<AnyStateMachine>(lifecycle, snapshot, action)[0].value : null
    },
  }
}
