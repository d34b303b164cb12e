/**
 * The names of Meta's Marketing API, as its own specifications list them (api_specs of
 * facebook-business-sdk-codegen, April 2026). Names only; what they mean stands in the other files.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What may be sent: to an edge of an account, or to an object to change it. */
export const params = {
  campaigns: words(`
    adlabels bid_strategy budget_schedule_specs buying_type daily_budget execution_options
    is_adset_budget_sharing_enabled is_budget_schedule_enabled is_direct_send_campaign
    is_message_campaign is_skadnetwork_attribution iterative_split_test_configs
    lifetime_budget name objective pacing_type promoted_object smart_promotion_type
    source_campaign_id special_ad_categories special_ad_category_country spend_cap
    start_time status stop_time topline_id`),
  adsets: words(`
    adlabels adset_schedule attribution_spec automatic_manual_state bid_adjustments
    bid_amount bid_constraints bid_strategy billing_event budget_schedule_specs
    budget_source budget_split_set_id campaign_attribution campaign_id campaign_spec
    creative_sequence creative_sequence_repetition_pattern daily_budget daily_imps
    daily_min_spend_target daily_spend_cap date_format destination_type dsa_beneficiary
    dsa_payor end_time execution_options existing_customer_budget_percentage
    frequency_control_specs full_funnel_exploration_mode is_ba_skip_delayed_eligible
    is_budget_schedule_enabled is_dynamic_creative is_incremental_attribution_enabled
    is_sac_cfca_terms_certified lifetime_budget lifetime_imps lifetime_min_spend_target
    lifetime_spend_cap line_number max_budget_spend_percentage min_budget_spend_percentage
    multi_event_conversion_attribution_window_seconds multi_optimization_goal_weight name
    optimization_goal optimization_sub_event pacing_type placement_soft_opt_out
    promoted_object rb_prediction_id regional_regulated_categories
    regional_regulation_identities rf_prediction_id source_adset_id start_time status
    targeting time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals time_start
    time_stop topline_id trending_topics_spec tune_for_category value_rule_set_id
    value_rules_applied`),
  ads: words(`
    ad_schedule_end_time ad_schedule_start_time adlabels adset_id adset_spec audience_id
    bid_amount conversion_domain creative creative_asset_groups_spec date_format
    display_sequence draft_adgroup_id engagement_audience execution_options
    include_demolink_hashes name priority source_ad_id status tracking_specs`),
  adcreatives: words(`
    actor_id ad_disclaimer_spec adlabels applink_treatment asset_feed_spec
    authorization_category body branded_content branded_content_sponsor_page_id
    bundle_folder_id call_to_action categorization_criteria category_media_source
    contextual_multi_ads creative_sourcing_spec degrees_of_freedom_spec destination_set_id
    destination_spec dynamic_ad_voice enable_launch_instant_app execution_options
    existing_post_title facebook_branded_content format_transformation_spec image_crops
    image_file image_hash image_url instagram_branded_content instagram_permalink_url
    instagram_user_id interactive_components_spec is_dco_internal link_og_id link_url
    marketing_message_structured_spec media_sourcing_spec name object_id object_story_id
    object_story_spec object_type object_url omnichannel_link_spec page_welcome_message
    place_page_set_id platform_customizations playable_asset_id portrait_customizations
    product_set_id product_suggestion_settings recommender_settings
    regional_regulation_disclaimer_spec source_facebook_post_id source_instagram_media_id
    template_url template_url_spec thumbnail_url title url_tags use_page_actor_override`),
  adimages: words(`
    bytes copy_from filename`),
  advideos: words(`
    application_id asked_fun_fact_prompt_id audio_story_wave_animation_handle
    chunk_session_id composer_entry_picker composer_entry_point composer_entry_time
    composer_session_events_log composer_session_id composer_source_surface composer_type
    container_type content_category creative_tools description edit_description_spec
    embeddable end_offset fbuploader_video_file_chunk file_size file_url
    fisheye_video_cropped formatting fov front_z_rotation fun_fact_prompt_id
    fun_fact_toastee_id guide guide_enabled initial_heading initial_pitch
    instant_game_entry_point_data is_boost_intended is_group_linking_post is_partnership_ad
    is_voice_clip location_source_id name og_action_type_id og_icon_id og_object_id
    og_phrase og_suggestion_mechanism original_fov original_projection_type
    partnership_ad_ad_code publish_event_id referenced_sticker_id replace_video_id
    slideshow_spec source source_instagram_media_id spherical start_offset swap_mode
    text_format_metadata thumb time_since_original_post title transcode_setting_properties
    unpublished_content_type upload_phase upload_session_id upload_setting_properties
    video_file_chunk video_id_original video_start_time_ms waterfall_id`),
  insights: words(`
    action_attribution_windows action_breakdowns action_report_time breakdowns date_preset
    default_summary export_columns export_format export_name fields filtering graph_cache
    level limit product_id_limit sort summary summary_action_breakdowns time_increment
    time_range time_ranges use_account_attribution_setting use_unified_attribution_setting`),
  campaign: words(`
    adlabels adset_bid_amounts adset_budgets bid_strategy budget_rebalance_flag
    budget_schedule_specs daily_budget execution_options is_adset_budget_sharing_enabled
    is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
    is_skadnetwork_attribution iterative_split_test_configs lifetime_budget
    migrate_to_advantage_plus name objective pacing_type promoted_object
    smart_promotion_type special_ad_categories special_ad_category
    special_ad_category_country spend_cap start_time status stop_time`),
  adset: words(`
    account_id adlabels adset_schedule attribution_spec automatic_manual_state
    bid_adjustments bid_amount bid_constraints bid_strategy billing_event
    budget_schedule_specs campaign_attribution campaign_spec creative_sequence
    creative_sequence_repetition_pattern daily_budget daily_imps daily_min_spend_target
    daily_spend_cap date_format destination_type dsa_beneficiary dsa_payor end_time
    execution_options existing_customer_budget_percentage frequency_control_specs
    full_funnel_exploration_mode is_ba_skip_delayed_eligible is_budget_schedule_enabled
    is_incremental_attribution_enabled is_sac_cfca_terms_certified lifetime_budget
    lifetime_imps lifetime_min_spend_target lifetime_spend_cap max_budget_spend_percentage
    min_budget_spend_percentage multi_event_conversion_attribution_window_seconds
    multi_optimization_goal_weight name optimization_goal optimization_sub_event pacing_type
    placement_soft_opt_out promoted_object rb_prediction_id regional_regulated_categories
    regional_regulation_identities rf_prediction_id start_time status targeting
    time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals time_start time_stop
    trending_topics_spec tune_for_category value_rule_set_id value_rules_applied`),
  ad: words(`
    ad_schedule_end_time ad_schedule_start_time adlabels adset_spec audience_id bid_amount
    conversion_domain creative creative_asset_groups_spec display_sequence draft_adgroup_id
    engagement_audience execution_options include_demolink_hashes name priority status
    tracking_specs`),
  adcreative: words(`
    account_id adlabels name status`),
};

/** What may stand inside of what is sent. */
export const members = {
  targeting: words(`
    adgroup_id age_max age_min age_range alternate_auto_targeting_option app_install_state
    audience_network_positions behaviors brand_safety_content_filter_levels
    catalog_based_targeting cities college_years connections contextual_targeting_categories
    countries country country_groups custom_audiences device_platforms
    direct_install_devices dynamic_audience_ids education_majors education_schools
    education_statuses effective_audience_network_positions effective_device_platforms
    effective_facebook_positions effective_instagram_positions effective_messenger_positions
    effective_publisher_platforms effective_threads_positions effective_whatsapp_positions
    engagement_specs ethnic_affinity exclude_reached_since
    excluded_brand_safety_content_types excluded_connections excluded_custom_audiences
    excluded_dynamic_audience_ids excluded_engagement_specs excluded_geo_locations
    excluded_mobile_device_model excluded_product_audience_specs
    excluded_publisher_categories excluded_publisher_list_ids excluded_user_device
    exclusions facebook_positions family_statuses fb_deal_id flexible_spec
    friends_of_connections genders generation geo_locations home_ownership home_type
    home_value household_composition income industries instagram_positions
    install_state_application instream_video_skippable_excluded interested_in interests
    is_whatsapp_destination_ad keywords life_events locales messenger_positions moms
    net_worth office_type place_page_set_ids political_views politics product_audience_specs
    prospecting_audience publisher_platforms radius regions relationship_statuses
    site_category targeting_automation targeting_optimization targeting_relaxation_types
    threads_positions user_adclusters user_age_unknown user_device user_event user_os
    whatsapp_positions wireless_carrier work_employers work_positions zips`),
  geo_locations: words(`
    cities countries country_groups custom_locations electoral_districts geo_markets
    large_geo_areas location_cluster_ids location_types medium_geo_areas metro_areas
    neighborhoods places political_districts regions small_geo_areas subcities
    subneighborhoods zips`),
  cities: words(`
    country distance_unit key name radius region region_id`),
  regions: words(`
    country key name`),
  object_story_spec: words(`
    instagram_user_id link_data page_id photo_data product_data template_data text_data
    video_data`),
  link_data: words(`
    ad_context additional_image_index app_link_spec attachment_style automated_product_tags
    boosted_product_set_id branded_content_shared_to_sponsor_status
    branded_content_sponsor_page_id call_to_action caption child_attachments
    collection_thumbnails customization_rules_spec description event_id force_single_link
    format_option image_crops image_hash image_layer_specs image_overlay_spec
    is_local_expansion link message multi_share_end_card multi_share_optimized name offer_id
    page_welcome_message picture post_click_configuration preferred_image_tags
    preferred_video_tags retailer_item_ids show_multiple_images smart_pse_enabled
    static_fallback_spec use_flexible_image_aspect_ratio`),
  video_data: words(`
    additional_image_index branded_content_shared_to_sponsor_status
    branded_content_sponsor_page_id call_to_action collection_thumbnails
    customization_rules_spec image_hash image_url link_description message offer_id
    page_welcome_message post_click_configuration retailer_item_ids targeting title video_id`),
  child_attachments: words(`
    android_url call_to_action caption description ig_media_id image_crops image_hash
    ios_url link marketing_message_buttons name picture place_data static_card video_id`),
  call_to_action: words(`
    type value`),
  value: words(`
    android_url app_destination app_link application event_id ios_url
    land_on_whatsapp_catalog land_on_whatsapp_profile lead_gen_form_id link link_caption
    link_format object_store_urls page product_link whatsapp_number`),
  promoted_object: words(`
    application_id boosted_product_set_id conversion_goal_id custom_conversion_id
    custom_event_str custom_event_type dataset_split_id dataset_split_ids event_id
    full_funnel_objective fundraiser_campaign_id lead_ads_custom_event_str
    lead_ads_custom_event_type lead_ads_form_event_source_type
    lead_ads_offsite_conversion_type lead_ads_selected_pixel_id live_video_destination
    mcme_conversion_id multi_event_product object_store_url object_store_urls offer_id
    offline_conversion_data_set_id offsite_conversion_event_id omnichannel_object page_id
    passback_application_id passback_pixel_id pixel_aggregation_rule pixel_id pixel_rule
    place_page_set place_page_set_id product_catalog_id product_item_id product_set
    product_set_id product_set_optimization retention_days smart_pse_enabled
    smart_pse_setting value_semantic_type variation whats_app_business_phone_number_id
    whatsapp_phone_number`),
  targeting_automation: words(`
    advantage_audience creative_audience_pairing individual_setting shared_audiences
    value_expression`),
};

/** What can be asked of a node. */
export const fields = {
  campaign: words(`
    account_id adlabels advantage_state_info bid_strategy boosted_object_id
    brand_lift_studies budget_rebalance_flag budget_remaining buying_type
    campaign_group_active_time can_create_brand_lift_study can_use_spend_cap
    configured_status created_time daily_budget effective_status
    has_secondary_skadnetwork_reporting id is_adset_budget_sharing_enabled
    is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
    is_skadnetwork_attribution issues_info last_budget_toggling_time lifetime_budget name
    objective pacing_type primary_attribution promoted_object recommendations
    smart_promotion_type source_campaign source_campaign_id source_recommendation_type
    special_ad_categories special_ad_category special_ad_category_country spend_cap
    start_time status stop_time topline_id updated_time`),
  adset: words(`
    account_id adlabels adset_schedule anchor_event_attribution_window_days asset_feed_id
    attribution_count_type attribution_spec automatic_manual_state bid_adjustments
    bid_amount bid_constraints bid_info bid_strategy billing_event brand_safety_config
    budget_remaining campaign campaign_active_time campaign_attribution campaign_id
    configured_status created_time creative_diversity_label creative_diversity_score
    creative_sequence creative_sequence_repetition_pattern daily_budget
    daily_min_spend_target daily_spend_cap destination_type dsa_beneficiary dsa_payor
    effective_status end_time existing_customer_budget_percentage frequency_control_specs
    full_funnel_exploration_mode id instagram_user_id is_ba_skip_delayed_eligible
    is_budget_schedule_enabled is_dynamic_creative is_incremental_attribution_enabled
    issues_info learning_stage_info lifetime_budget lifetime_imps lifetime_min_spend_target
    lifetime_spend_cap low_creative_reach max_budget_spend_percentage
    min_budget_spend_percentage multi_event_conversion_attribution_window_seconds
    multi_optimization_goal_weight name optimization_goal optimization_sub_event pacing_type
    placement_soft_opt_out promoted_object recommendations recurring_budget_semantics
    regional_regulated_categories regional_regulation_identities review_feedback
    rf_prediction_id source_adset source_adset_id special_ad_categories start_time status
    targeting targeting_optimization_types time_based_ad_rotation_id_blocks
    time_based_ad_rotation_intervals trending_topics_spec updated_time use_new_app_click
    value_rule_set_id value_rules_applied`),
  ad: words(`
    account_id ad_active_time ad_review_feedback ad_schedule_end_time ad_schedule_start_time
    adlabels adset adset_id bid_amount bid_info bid_type campaign campaign_id
    configured_status conversion_domain conversion_specs created_time creative
    creative_asset_groups_spec demolink_hash display_sequence effective_status
    engagement_audience failed_delivery_checks id issues_info last_updated_by_app_id name
    placement preview_shareable_link priority recommendations source_ad source_ad_id
    special_ad_categories status targeting tracking_and_conversion_with_defaults
    tracking_specs updated_time`),
  adcreative: words(`
    account_id actor_id ad_disclaimer_spec adlabels applink_treatment asset_feed_spec
    authorization_category auto_update body branded_content branded_content_sponsor_page_id
    bundle_folder_id call_to_action call_to_action_type categorization_criteria
    category_media_source collaborative_ads_lsb_image_bank_id contextual_multi_ads
    creative_sourcing_spec degrees_of_freedom_spec destination_set_id destination_spec
    dynamic_ad_voice effective_authorization_category effective_instagram_media_id
    effective_object_story_id enable_direct_install enable_launch_instant_app
    existing_post_title facebook_branded_content format_transformation_spec id image_crops
    image_hash image_url instagram_branded_content instagram_permalink_url instagram_user_id
    interactive_components_spec link_deep_link_url link_destination_display_url link_og_id
    link_url marketing_message_structured_spec media_sourcing_spec
    messenger_sponsored_message name object_id object_store_url object_story_id
    object_story_spec object_type object_url omnichannel_link_spec page_welcome_message
    photo_album_source_object_story_id place_page_set_id platform_customizations
    playable_asset_id portrait_customizations product_data product_set_id
    product_suggestion_settings recommender_settings regional_regulation_disclaimer_spec
    source_facebook_post_id source_instagram_media_id status template_url template_url_spec
    thumbnail_id thumbnail_url title url_tags use_page_actor_override video_id`),
  account: words(`
    account_id account_status ad_account_promotable_objects age agency_client_declaration
    all_capabilities amount_spent attribution_spec balance
    brand_safety_content_filter_levels business business_city business_country_code
    business_name business_state business_street business_street2 business_zip
    can_create_brand_lift_study capabilities created_time currency custom_audience_info
    default_dsa_beneficiary default_dsa_payor disable_reason end_advertiser
    end_advertiser_name existing_customers expired_funding_source_details
    extended_credit_invoice_group failed_delivery_checks fb_entity funding_source
    funding_source_details has_migrated_permissions has_page_authorized_adaccount id
    io_number is_attribution_spec_system_default is_ba_skip_delayed_eligible
    is_direct_deals_enabled is_in_3ds_authorization_enabled_market is_notifications_enabled
    is_personal is_prepay_account is_tax_id_required liable_address line_numbers
    marketing_messages_settings media_agency min_campaign_group_spend_cap min_daily_budget
    name offsite_clo_signal_status offsite_pixels_tos_accepted opportunity_score owner
    owner_business partner rf_spec send_bill_to_address show_checkout_experience
    sold_to_address spend_cap tax_id tax_id_status tax_id_type timezone_id timezone_name
    timezone_offset_hours_utc tos_accepted user_access_expire_time user_tasks
    user_tos_accepted viewable_business`),
  video: words(`
    ad_breaks admin_creator audio_isrc backdated_time backdated_time_granularity
    boost_eligibility_info content_category content_tags copyright
    copyright_check_information copyright_monitoring_status created_time custom_labels
    description embed_html embeddable event expiration format from icon id
    is_crosspost_video is_crossposting_eligible is_episode is_instagram_eligible
    is_reference_only length live_audience_count live_status music_video_copyright
    permalink_url picture place post_id post_views premiere_living_room_status privacy
    published scheduled_publish_time source spherical status title universal_video_id
    updated_time views`),
  image: words(`
    account_id created_time creatives hash height id is_associated_creatives_in_adgroups
    name original_height original_width owner_business permalink_url status updated_time url
    url_128 width`),
  page: words(`
    about access_token ad_campaign affiliation app_id artists_we_like attire
    available_promo_offer_ids awards band_interests band_members best_page bio birthday
    booking_agent breaking_news_usage built business can_checkin can_post category
    category_list checkins company_overview connected_instagram_account
    connected_page_backed_instagram_account contact_address copyright_attribution_insights
    copyright_whitelisted_ig_partners country_page_likes cover culinary_team
    current_location delivery_and_pickup_option_info description description_html
    differently_open_offerings directed_by display_subtext displayed_message_response_time
    does_viewer_have_page_permission_link_ig emails engagement fan_count featured_video
    features followers_count food_styles founded general_info general_manager genre
    global_brand_page_name global_brand_root_id has_added_app has_lead_access
    has_transitioned_to_new_page_experience has_whatsapp_business_number has_whatsapp_number
    hometown hours id impressum influences instagram_business_account is_always_open
    is_calling_eligible is_chain is_community_page is_eligible_for_branded_content
    is_eligible_for_disable_connect_ig_btn_for_non_page_admin_am_web
    is_messenger_bot_get_started_enabled is_messenger_platform_bot is_owned
    is_permanently_closed is_published is_unclaimed is_verified is_webhooks_subscribed
    keywords leadgen_tos_acceptance_time leadgen_tos_accepted leadgen_tos_accepting_user
    link location members merchant_id merchant_review_status messaging_feature_status
    messenger_ads_default_icebreakers messenger_ads_default_quick_replies
    messenger_ads_quick_replies_type mini_shop_storefront mission mpg name
    name_with_location_descriptor network new_like_count offer_eligible overall_star_rating
    owner_business page_token parent_page parking payment_options personal_info
    personal_interests pharma_safety_info phone pickup_options place_type plot_outline
    preferred_audience press_contact price_range priority_hours privacy_info_url produced_by
    products promotion_eligible promotion_ineligible_reason public_transit rating_count
    recipient record_label release_date restaurant_services restaurant_specialties schedule
    screenplay_by season single_line_address starring start_info store_code
    store_location_descriptor store_number studio supports_donate_button_in_live_video
    talking_about_count temporary_status unread_message_count unread_notif_count
    unseen_message_count user_access_expire_time username verification_status voip_info
    website were_here_count whatsapp_number written_by`),
  instagram: words(`
    biography business_discovery followers_count follows_count has_profile_pic id ig_id
    is_published legacy_instagram_user_id media_count mentioned_comment mentioned_media name
    owner_business profile_picture_url shopping_product_tag_eligibility
    shopping_review_status username website`),
  run: words(`
    account_id async_percent_completion async_report_url async_status date_start date_stop
    emails error_code error_message error_subcode error_user_msg error_user_title
    friendly_name id is_async_export is_bookmarked is_running schedule_id time_completed
    time_ref`),
  insight: words(`
    account_currency account_id account_name action_values actions ad_click_actions ad_id
    ad_impression_actions ad_name adset_end adset_id adset_name adset_start
    advanced_actions_28d_view advanced_reach_1d_lookback advanced_reach_28d_lookback
    advanced_reach_7d_lookback age_targeting anchor_event_attribution_setting
    anchor_events_performance_indicator attribution_setting auction_bid
    auction_competitiveness auction_max_competitor_bid average_purchases_conversion_value
    buying_type campaign_id campaign_name canvas_avg_view_percent canvas_avg_view_time
    catalog_segment_actions catalog_segment_value catalog_segment_value_mobile_purchase_roas
    catalog_segment_value_omni_purchase_roas catalog_segment_value_website_purchase_roas
    clicks conversion_lead_rate conversion_leads conversion_rate_ranking conversion_values
    conversions converted_product_app_custom_event_fb_mobile_purchase
    converted_product_app_custom_event_fb_mobile_purchase_value
    converted_product_offline_purchase converted_product_offline_purchase_value
    converted_product_omni_purchase converted_product_omni_purchase_values
    converted_product_quantity converted_product_value
    converted_product_website_pixel_purchase converted_product_website_pixel_purchase_value
    converted_promoted_product_app_custom_event_fb_mobile_purchase
    converted_promoted_product_app_custom_event_fb_mobile_purchase_value
    converted_promoted_product_offline_purchase
    converted_promoted_product_offline_purchase_value
    converted_promoted_product_omni_purchase converted_promoted_product_omni_purchase_values
    converted_promoted_product_quantity converted_promoted_product_value
    converted_promoted_product_website_pixel_purchase
    converted_promoted_product_website_pixel_purchase_value cost_per_15_sec_video_view
    cost_per_2_sec_continuous_video_view cost_per_action_type cost_per_ad_click
    cost_per_conversion cost_per_conversion_lead cost_per_dda_countby_convs
    cost_per_estimated_ad_recallers cost_per_inline_link_click
    cost_per_inline_post_engagement cost_per_objective_result
    cost_per_one_thousand_ad_impression cost_per_outbound_click cost_per_result
    cost_per_thruplay cost_per_unique_action_type cost_per_unique_click
    cost_per_unique_conversion cost_per_unique_inline_link_click
    cost_per_unique_outbound_click cpc cpm cpp created_time creative_media_type ctr
    date_start date_stop dda_countby_convs dda_results engagement_rate_ranking
    estimated_ad_recall_rate estimated_ad_recall_rate_lower_bound
    estimated_ad_recall_rate_upper_bound estimated_ad_recallers
    estimated_ad_recallers_lower_bound estimated_ad_recallers_upper_bound frequency
    full_view_impressions full_view_reach gender_targeting impressions inline_link_click_ctr
    inline_link_clicks inline_post_engagement instagram_profile_visits
    instagram_upcoming_event_reminders_set instant_experience_clicks_to_open
    instant_experience_clicks_to_start instant_experience_outbound_clicks
    interactive_component_tap labels landing_page_view_actions_per_link_click
    landing_page_view_per_link_click landing_page_view_per_purchase_rate
    link_clicks_per_results location marketing_messages_click_rate_benchmark
    marketing_messages_cost_per_delivered marketing_messages_cost_per_link_btn_click
    marketing_messages_delivered marketing_messages_delivery_rate
    marketing_messages_link_btn_click marketing_messages_link_btn_click_rate
    marketing_messages_media_view_rate marketing_messages_phone_call_btn_click_rate
    marketing_messages_quick_reply_btn_click marketing_messages_quick_reply_btn_click_rate
    marketing_messages_read marketing_messages_read_rate
    marketing_messages_read_rate_benchmark marketing_messages_sent marketing_messages_spend
    marketing_messages_spend_currency marketing_messages_website_add_to_cart
    marketing_messages_website_initiate_checkout marketing_messages_website_purchase
    marketing_messages_website_purchase_values mobile_app_purchase_roas
    multi_event_conversion_attribution_setting objective objective_result_rate
    objective_results onsite_conversion_messaging_detected_purchase_deduped
    optimization_goal outbound_clicks outbound_clicks_ctr place_page_name
    product_group_retailer_id product_retailer_id product_views
    purchase_per_landing_page_view purchase_roas purchases_per_link_click
    qualifying_question_qualify_answer_rate quality_ranking reach result_rate
    result_values_performance_indicator results shops_assisted_purchases social_spend spend
    total_card_view total_postbacks total_postbacks_detailed total_postbacks_detailed_v4
    unique_actions unique_clicks unique_conversions unique_ctr unique_inline_link_click_ctr
    unique_inline_link_clicks unique_link_clicks_ctr unique_outbound_clicks
    unique_outbound_clicks_ctr unique_video_continuous_2_sec_watched_actions
    unique_video_view_15_sec updated_time video_15_sec_watched_actions
    video_30_sec_watched_actions video_avg_time_watched_actions
    video_continuous_2_sec_watched_actions video_p100_watched_actions
    video_p25_watched_actions video_p50_watched_actions video_p75_watched_actions
    video_p95_watched_actions video_play_actions video_play_curve_actions
    video_play_retention_0_to_15s_actions video_play_retention_20_to_60s_actions
    video_play_retention_graph_actions video_thruplay_watched_actions
    video_time_watched_actions video_view_per_impression website_ctr website_purchase_roas
    wish_bid`),
  lead: words(`
    ad_id ad_name adset_id adset_name campaign_id campaign_name created_time
    custom_disclaimer_responses field_data form_id home_listing id is_organic partner_name
    platform post post_submission_check_result retailer_item_id vehicle`),
  user: words(`
    about age_range birthday client_business_id community cover currency education email
    favorite_athletes favorite_teams first_name gender hometown id inspirational_people
    install_type installed is_guest_user is_work_account languages last_name link
    local_news_megaphone_dismiss_status local_news_subscription_status locale location
    meeting_for middle_name name name_format payment_pricepoints political profile_pic
    quotes relationship_status religion shared_login_upgrade_required_by short_name
    significant_other sports supports_donate_button_in_live_video third_party_id timezone
    token_for_business updated_time verified video_upload_limits website`),
  thumbnail: words(`
    height id is_preferred name scale uri width`),
  minimum_budget: words(`
    currency min_daily_budget_high_freq min_daily_budget_imp min_daily_budget_low_freq
    min_daily_budget_video_views`),
  delivery_estimate: words(`
    daily_outcomes_curve estimate_dau estimate_mau_lower_bound estimate_mau_upper_bound
    estimate_ready targeting_optimization_types`),
};

/** The values that a parameter may have. */
export const enums = {
  objective: words(`
    APP_INSTALLS BRAND_AWARENESS CONVERSIONS EVENT_RESPONSES LEAD_GENERATION LINK_CLICKS
    LOCAL_AWARENESS MESSAGES OFFER_CLAIMS OUTCOME_APP_PROMOTION OUTCOME_AWARENESS
    OUTCOME_ENGAGEMENT OUTCOME_LEADS OUTCOME_SALES OUTCOME_TRAFFIC PAGE_LIKES
    POST_ENGAGEMENT PRODUCT_CATALOG_SALES REACH STORE_VISITS VIDEO_VIEWS`),
  bid_strategy: words(`
    COST_CAP LOWEST_COST_WITHOUT_CAP LOWEST_COST_WITH_BID_CAP LOWEST_COST_WITH_MIN_ROAS`),
  special_ad_categories: words(`
    CREDIT EMPLOYMENT FINANCIAL_PRODUCTS_SERVICES HOUSING ISSUES_ELECTIONS_POLITICS NONE
    ONLINE_GAMBLING_AND_GAMING`),
  special_ad_category_country: words(`
    AC AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM
    BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
    DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
    GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
    KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH
    MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
    PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ
    SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA
    UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`),
  status: words(`
    ACTIVE ARCHIVED DELETED PAUSED`),
  billing_event: words(`
    APP_INSTALLS CLICKS IMPRESSIONS LINK_CLICKS LISTING_INTERACTION NONE OFFER_CLAIMS
    PAGE_LIKES POST_ENGAGEMENT PURCHASE THRUPLAY`),
  optimization_goal: words(`
    ADVERTISER_SILOED_VALUE AD_RECALL_LIFT APP_INSTALLS APP_INSTALLS_AND_OFFSITE_CONVERSIONS
    AUTOMATIC_OBJECTIVE CONVERSATIONS DERIVED_EVENTS ENGAGED_PAGE_VIEWS ENGAGED_USERS
    EVENT_RESPONSES IMPRESSIONS IN_APP_VALUE LANDING_PAGE_VIEWS LEAD_GENERATION LINK_CLICKS
    MEANINGFUL_CALL_ATTEMPT MESSAGING_APPOINTMENT_CONVERSION MESSAGING_PURCHASE_CONVERSION
    NONE OFFSITE_CONVERSIONS PAGE_LIKES POST_ENGAGEMENT PROFILE_AND_PAGE_ENGAGEMENT
    PROFILE_VISIT QUALITY_CALL QUALITY_LEAD REACH REMINDERS_SET SUBSCRIBERS THRUPLAY VALUE
    VISIT_INSTAGRAM_PROFILE`),
  destination_type: words(`
    APP APPLINKS_AUTOMATIC FACEBOOK FACEBOOK_LIVE FACEBOOK_PAGE IMAGINE INSTAGRAM_DIRECT
    INSTAGRAM_LIVE INSTAGRAM_PROFILE INSTAGRAM_PROFILE_AND_FACEBOOK_PAGE
    MESSAGING_INSTAGRAM_DIRECT_MESSENGER MESSAGING_INSTAGRAM_DIRECT_MESSENGER_WHATSAPP
    MESSAGING_INSTAGRAM_DIRECT_WHATSAPP MESSAGING_MESSENGER_WHATSAPP MESSENGER ON_AD
    ON_EVENT ON_PAGE ON_POST ON_VIDEO SHOP_AUTOMATIC WEBSITE WHATSAPP`),
  execution_options: words(`
    include_recommendations synchronous_ad_review validate_only`),
  custom_event_type: words(`
    ACHIEVEMENT_UNLOCKED ADD_PAYMENT_INFO ADD_TO_CART ADD_TO_WISHLIST AD_IMPRESSION
    COMPLETE_REGISTRATION CONTACT CONTENT_VIEW CUSTOMIZE_PRODUCT D2_RETENTION D7_RETENTION
    DONATE FIND_LOCATION INITIATED_CHECKOUT LEAD LEVEL_ACHIEVED LISTING_INTERACTION
    MESSAGING_CONVERSATION_STARTED_7D OTHER PURCHASE RATE SCHEDULE SEARCH
    SERVICE_BOOKING_REQUEST SPENT_CREDITS START_TRIAL SUBMIT_APPLICATION SUBSCRIBE
    TUTORIAL_COMPLETION`),
  call_to_action_type: words(`
    ADD_TO_CART APPLY_NOW ASK_ABOUT_SERVICES ASK_A_QUESTION ASK_FOR_MORE_INFO ASK_US
    AUDIO_CALL BOOK_A_CONSULTATION BOOK_NOW BOOK_TRAVEL BROWSE_SHOP BUY BUY_NOW BUY_TICKETS
    BUY_VIA_MESSAGE CALL CALL_ME CALL_NOW CHAT_NOW CHAT_WITH_US CONFIRM CONTACT CONTACT_US
    DONATE DONATE_NOW DOWNLOAD EVENT_RSVP FIND_A_GROUP FIND_OUT_MORE FIND_YOUR_GROUPS
    FOLLOW_NEWS_STORYLINE FOLLOW_PAGE FOLLOW_USER GET_A_QUOTE GET_DETAILS GET_DIRECTIONS
    GET_IN_TOUCH GET_OFFER GET_OFFER_VIEW GET_PROMOTIONS GET_QUOTE GET_SHOWTIMES GET_STARTED
    INQUIRE_NOW INSTALL_APP INSTALL_MOBILE_APP JOIN_CHANNEL LEARN_MORE LIKE_PAGE
    LISTEN_MUSIC LISTEN_NOW MAKE_AN_APPOINTMENT MESSAGE_PAGE MOBILE_DOWNLOAD NO_BUTTON
    OPEN_INSTANT_APP OPEN_LINK ORDER_NOW PAY_TO_ACCESS PLAY_GAME PLAY_GAME_ON_FACEBOOK
    PURCHASE_GIFT_CARDS RAISE_MONEY RECORD_NOW REFER_FRIENDS REQUEST_TIME SAY_THANKS
    SEE_MORE SEE_SHOP SELL_NOW SEND_A_GIFT SEND_GIFT_MONEY SEND_UPDATES SHARE SHOP_NOW
    SHOP_WITH_AI SIGN_UP SOTTO_SUBSCRIBE START_A_CHAT START_ORDER SUBSCRIBE SWIPE_UP_PRODUCT
    SWIPE_UP_SHOP TRY_DEMO TRY_ON_WITH_AI UPDATE_APP USE_APP USE_MOBILE_APP VIDEO_ANNOTATION
    VIDEO_CALL VIEW_CART VIEW_CHANNEL VIEW_IN_CART VIEW_PRODUCT VISIT_PAGES_FEED
    VISIT_WEBSITE WATCH_LIVE_VIDEO WATCH_MORE WATCH_VIDEO WHATSAPP_MESSAGE WOODHENGE_SUPPORT`),
  upload_phase: words(`
    cancel finish start transfer`),
  level: words(`
    account ad adset campaign`),
  date_preset: words(`
    data_maximum last_14d last_28d last_30d last_3d last_7d last_90d last_month last_quarter
    last_week_mon_sun last_week_sun_sat last_year maximum this_month this_quarter
    this_week_mon_today this_week_sun_today this_year today yesterday`),
};
